# cmake -DFOLDER=<templates> -DOUTPUT=<file.cpp> -P Embed.cmake: the files of a folder as string literals of one source.
file(GLOB files ${FOLDER}/*)
set(cases "")
foreach(file ${files})
  get_filename_component(name ${file} NAME)
  file(READ ${file} content)
  string(APPEND cases "  if (name == \"${name}\") return R\"embedded(${content})embedded\";\n")
endforeach()
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT [[
// Generated from reports/template/.
#include <stdexcept>

#include "reports/page_file.hpp"

namespace rulecheck {

std::string page_file(std::string_view name) {
@cases@  throw std::out_of_range("no embedded file " + std::string(name));
}

}  // namespace rulecheck
]])

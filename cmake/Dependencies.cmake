# The libraries of packages.txt. A missing one stops here: `./dev verify` installs them.
find_package(tomlplusplus REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(OpenSSL REQUIRED COMPONENTS Crypto)
find_package(ICU REQUIRED COMPONENTS uc i18n)
find_package(GTest REQUIRED)
find_package(rapidcheck REQUIRED)
find_package(benchmark QUIET)

find_library(Z3_LIBRARY z3 REQUIRED)
add_library(rulecheck-z3 INTERFACE)
target_link_libraries(rulecheck-z3 INTERFACE ${Z3_LIBRARY})

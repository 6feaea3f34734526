# Benchmarks: tests/bench/, as fast as the compiler can make them. Not part of the ordinary build.
rulecheck_glob(sources tests/bench/*.cpp)
if(sources AND benchmark_FOUND AND TARGET rulecheck-games)
  add_executable(rulecheck-bench EXCLUDE_FROM_ALL ${sources})
  target_compile_options(rulecheck-bench PRIVATE -O3 -march=native)
  target_link_libraries(rulecheck-bench PRIVATE rulecheck-games rulecheck-properties benchmark::benchmark)
endif()

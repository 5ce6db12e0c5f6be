-- Solves a puzzle through LuaJIT's foreign function interface: luajit solve.lua LIBRARY
local ffi = require("ffi")
ffi.cdef [[
typedef struct evoku_output evoku_output;
evoku_output *evoku_solve(const char *puzzle, size_t length);
const char *evoku_output_text(const evoku_output *output, size_t *length);
void evoku_free(evoku_output *output);
]]
local evoku = ffi.load(arg[1])
local puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
local output = ffi.gc(evoku.evoku_solve(puzzle, #puzzle), evoku.evoku_free)
local length = ffi.new("size_t[1]")
print(ffi.string(evoku.evoku_output_text(output, length), length[0]))

"""Evolves a solution through Python's foreign function interface: python3 evolve.py LIBRARY"""

import ctypes
import sys


class Progress(ctypes.Structure):
    """The first members of evoku_progress."""

    _fields_ = [("generation", ctypes.c_uint64), ("evaluations", ctypes.c_uint64)]


CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.POINTER(Progress), ctypes.c_void_p)
evoku = ctypes.CDLL(sys.argv[1])
evoku.evoku_evolve.restype = ctypes.c_void_p
evoku.evoku_output_text.restype = ctypes.c_char_p
evoku.evoku_output_text.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
evoku.evoku_output_count.restype = ctypes.c_uint64
evoku.evoku_output_count.argtypes = [ctypes.c_void_p]
evoku.evoku_free.argtypes = [ctypes.c_void_p]

generations = []


@CALLBACK
def observe(progress, _):
    generations.append(progress.contents.generation)
    return 0


def text(words):
    return ctypes.c_char_p(words), ctypes.c_size_t(len(words))


puzzle, options = b"1..4..1..1..43.1", b'{"algorithm": "row-ga", "seed": 1}'
output = evoku.evoku_evolve(*text(puzzle), *text(options), observe, None)
assert generations == list(range(len(generations))), generations
assert evoku.evoku_output_count(output) == 1
print(evoku.evoku_output_text(output, None).decode())
evoku.evoku_free(output)

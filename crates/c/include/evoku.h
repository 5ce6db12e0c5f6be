/*
 * evoku: solves, generates, rates and explains Sudoku, and evolves solutions.
 *
 * All functions are thread-safe, and the library has no global state. Texts are UTF-8 with an
 * explicit length. A puzzle is a text in any format that evoku reads. Every function that does work
 * returns an output, which the caller releases with evoku_free.
 *
 * Generated from crates/c/src by EVOKU_BLESS=1 cargo test -p evoku-c.
 */

#ifndef EVOKU_H
#define EVOKU_H

#include <stddef.h>
#include <stdint.h>

/**
 * The status of an output.
 */
enum evoku_status
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /**
     * The call succeeded. The text is the answer.
     */
    EVOKU_STATUS_OK = 0,
    /**
     * The input is invalid, or the call can't be answered. The text is an error message.
     */
    EVOKU_STATUS_REFUSED = 1,
    /**
     * The callback stopped the run. The text is the best attempt so far.
     */
    EVOKU_STATUS_STOPPED = 2,
    /**
     * The library has a bug. The text is the message of the panic. The process can continue.
     */
    EVOKU_STATUS_BROKEN = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum evoku_status evoku_status;
#else
typedef int32_t evoku_status;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * The result of a call. It never changes, so threads can share it.
 */
typedef struct evoku_output evoku_output;

/**
 * A generation of a run. Later versions may append members, so programs only read them. A cost is
 * a number of mistakes, and 0 for a solution.
 */
typedef struct evoku_progress {
    /**
     * The number of the generation; 0 is the initial population.
     */
    uint64_t generation;
    /**
     * The number of evaluations since the start of the run.
     */
    uint64_t evaluations;
    /**
     * The number of restarts since the start of the run.
     */
    uint64_t restarts;
    /**
     * The number of members.
     */
    uint64_t members;
    /**
     * The lowest cost in the generation.
     */
    uint64_t best;
    /**
     * The highest cost in the generation.
     */
    uint64_t worst;
    /**
     * The lowest cost since the start of the run.
     */
    uint64_t best_of_run;
    /**
     * The mean cost in the generation.
     */
    double mean;
    /**
     * The best attempt since the start of the run, as a line; valid until the callback returns.
     */
    const char *attempt;
    /**
     * The length of the attempt in bytes.
     */
    size_t attempt_length;
} evoku_progress;

/**
 * A function that receives each generation of a run, and the context that was passed with it. The
 * run continues if it returns 0, and stops otherwise. It must return normally, so it must not throw
 * an exception or call longjmp.
 */
typedef int32_t (*evoku_callback)(const struct evoku_progress *progress, void *context);

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Returns the version of the library, for example "0.2.0". It ends with a NUL, and the caller must
 * not release it.
 */
const char *evoku_version(void);

/**
 * Solves a puzzle. The text of the output is a solution as a line, or empty if there is none. The
 * count is the number of solutions: 0, 1, or 2 if there are several.
 */
struct evoku_output *evoku_solve(const char *puzzle, size_t length);

/**
 * Solves all puzzles of a text. The text of the output has a line for each puzzle, in the same
 * order: the solution, "none", "several", or "error: " and a message. The count is the number of
 * puzzles with exactly one solution. Line and column are those of the first error.
 */
struct evoku_output *evoku_solve_many(const char *puzzles, size_t length);

/**
 * Counts the solutions of a puzzle. The search ends after `most` solutions. The text and the count of
 * the output are their number.
 */
struct evoku_output *evoku_count(const char *puzzle,
                                 size_t length,
                                 uint64_t most);

/**
 * Generates puzzles. The options are a JSON object, for example
 * {"number": 2, "level": "medium", "seed": 4}, or empty. The text of the output has the puzzles in
 * the format "line", or in the format of the option "to". The count is the number of puzzles.
 */
struct evoku_output *evoku_generate(const char *options, size_t length);

/**
 * Rates a puzzle. The text of the output is a JSON object.
 */
struct evoku_output *evoku_rate(const char *puzzle, size_t length);

/**
 * Explains a puzzle step by step. The text of the output is a JSON object.
 */
struct evoku_output *evoku_explain(const char *puzzle, size_t length);

/**
 * Converts all puzzles of a text to another format. The count is the number of puzzles.
 */
struct evoku_output *evoku_convert(const char *puzzles,
                                   size_t length,
                                   const char *format,
                                   size_t format_length);

/**
 * Evolves a solution. The options are a JSON object, for example
 * {"algorithm": "row-ga", "set": ["population=100"], "seed": 1, "evaluations": 100000}, or empty.
 * "generations" limits the run too. The function `callback` receives each generation, in the thread
 * of the caller. It may be null. The text of the output is the best attempt as a line. The count is
 * 1 if the attempt is a solution, and 0 otherwise.
 */
struct evoku_output *evoku_evolve(const char *puzzle,
                                  size_t length,
                                  const char *options,
                                  size_t options_length,
                                  evoku_callback callback,
                                  void *context);

/**
 * Returns the status of an output.
 */
evoku_status evoku_output_status(const struct evoku_output *output);

/**
 * Returns the text of an output, and its length in bytes unless `length` is null. A NUL follows the
 * text. It is valid until the output is released.
 */
const char *evoku_output_text(const struct evoku_output *output, size_t *length);

/**
 * Returns the count of an output: the number of puzzles, or of solutions, as described at the
 * function that returned the output.
 */
uint64_t evoku_output_count(const struct evoku_output *output);

/**
 * Returns the line of a mistake in the input, from 1; 0 if there is no mistake or its line is
 * unknown.
 */
size_t evoku_output_line(const struct evoku_output *output);

/**
 * Returns the column of a mistake in the input, in characters from 1; 0 if it is unknown.
 */
size_t evoku_output_column(const struct evoku_output *output);

/**
 * Releases an output. Null is ignored.
 */
void evoku_free(struct evoku_output *output);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* EVOKU_H */

/* Calls every function, and prints what it returns. The tests compare the output with all.txt. */
#include <evoku.h>
#include <stdio.h>
#include <string.h>

static const char *const NAMES[] = {"ok", "refused", "stopped", "broken"};

/* Prints an output, at most the first 200 bytes of its text, and releases it. */
static void show(const char *name, evoku_output *output)
{
    size_t length;
    const char *text = evoku_output_text(output, &length);
    printf("%s: %s, %llu, line %zu, column %zu\n", name, NAMES[evoku_output_status(output)],
           (unsigned long long)evoku_output_count(output), evoku_output_line(output),
           evoku_output_column(output));
    printf("%.*s\n", (int)(length < 200 ? length : 200), text);
    evoku_free(output);
}

/* Counts the generations, and stops after three. */
static int32_t stop_early(const evoku_progress *progress, void *context)
{
    int *count = context;
    *count += 1;
    printf("generation %llu, best %llu, attempt %.*s\n", (unsigned long long)progress->generation,
           (unsigned long long)progress->best, (int)progress->attempt_length, progress->attempt);
    return *count == 3;
}

int main(void)
{
    const char *nine =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const char *four = "1..4..1..1..43.1";
    const char *many = "1..4..1..1..43.1\n1..44.1..1..43.1\n1..4..1..1..4..1\n1..4..1..1..4..\n";
    const char *wrong = "1..4..1..1..4..1\n1..4..7..1..4..1\n";
    const char *few = "{\"side\": 4, \"number\": 2, \"seed\": 7}";
    const char *typo = "{\"levle\": \"easy\"}";
    const char *run = "{\"algorithm\": \"row-ga\", \"seed\": 1, \"evaluations\": 100000}";
    int count = 0;

    printf("version %s\n", evoku_version()[0] >= '0' ? "known" : "unknown");
    show("solve", evoku_solve(nine, strlen(nine)));
    show("solve, a part of the text", evoku_solve(nine, 16));
    show("solve, nothing", evoku_solve(NULL, 0));
    show("solve, wrong", evoku_solve("1..4..1..1..4..", 15));
    show("solve_many", evoku_solve_many(many, strlen(many)));
    show("solve_many, wrong", evoku_solve_many(wrong, strlen(wrong)));
    show("count", evoku_count("................", 16, 1000));
    show("generate", evoku_generate(few, strlen(few)));
    show("generate, a wrong option", evoku_generate(typo, strlen(typo)));
    show("generate, not JSON", evoku_generate("{", 1));
    show("rate", evoku_rate(nine, strlen(nine)));
    show("explain", evoku_explain(four, strlen(four)));
    show("convert", evoku_convert(four, strlen(four), "jsonl", 5));
    show("convert, no format", evoku_convert(four, strlen(four), "jsnl", 4));
    show("evolve", evoku_evolve(four, strlen(four), run, strlen(run), NULL, NULL));
    show("evolve, stopped", evoku_evolve(nine, strlen(nine), run, strlen(run), stop_early, &count));
    evoku_free(NULL);
    return 0;
}

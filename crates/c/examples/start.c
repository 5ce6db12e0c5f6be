#include <evoku.h>
#include <stdio.h>
#include <string.h>

/* Prints the text of an output, or its error, and releases it. */
static int show(evoku_output *output)
{
    int failed = evoku_output_status(output) != EVOKU_STATUS_OK;
    if (failed)
        printf("error: %s (line %zu, column %zu)\n", evoku_output_text(output, NULL),
               evoku_output_line(output), evoku_output_column(output));
    else
        printf("%s\n", evoku_output_text(output, NULL));
    evoku_free(output);
    return failed;
}

int main(void)
{
    const char *puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const char *options = "{\"number\": 2, \"level\": \"medium\", \"seed\": 4}";
    int failed = show(evoku_solve(puzzle, strlen(puzzle)));
    failed += show(evoku_generate(options, strlen(options)));
    return failed;
}

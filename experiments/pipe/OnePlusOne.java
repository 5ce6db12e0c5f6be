import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A (1+1)-EA that takes part in experiments of evoku, for boards up to 9x9.
 *
 * <p>A child differs from its parent in about one open cell. It replaces the parent unless it is
 * worse.
 */
class OnePlusOne {
    record OpenCell(int index, String[] digits) {}

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));

    static String[] read() throws IOException {
        String line = IN.readLine();
        return line == null ? new String[] {"end"} : line.split(" ");
    }

    /** Writes a request and returns the words of the answer. Exits when the run is over. */
    static String[] ask(String request) throws IOException {
        System.out.println(request);
        String[] answer = read();
        if (answer[0].equals("end")) {
            System.exit(0);
        }
        return answer;
    }

    static long costOf(String board) throws IOException {
        return Long.parseLong(ask("evaluate " + board)[2]);
    }

    public static void main(String[] arguments) throws IOException {
        Random random = new Random();
        List<OpenCell> open = new ArrayList<>();
        double rate = 1;
        for (String[] words = read(); !words[0].equals("go"); words = read()) {
            switch (words[0]) {
                case "open" -> {
                    String[] digits = List.of(words).subList(2, words.length).toArray(String[]::new);
                    open.add(new OpenCell(Integer.parseInt(words[1]), digits));
                }
                case "parameter" -> rate = words[1].equals("rate") ? Double.parseDouble(words[2]) : rate;
                case "seed" -> random.setSeed(Long.parseLong(words[1]));
                default -> {}
            }
        }

        String parent = ask("start")[1];
        long cost = costOf(parent);
        while (true) {
            StringBuilder child = new StringBuilder(parent);
            for (OpenCell cell : open) {
                if (random.nextDouble() < rate / open.size()) {
                    child.setCharAt(cell.index, cell.digits[random.nextInt(cell.digits.length)].charAt(0));
                }
            }
            long changed = costOf(child.toString());
            if (changed <= cost) {
                parent = child.toString();
                cost = changed;
            }
        }
    }
}

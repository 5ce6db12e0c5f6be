/** A seed that nobody can guess, as text: numbers of JSON are exact to 2^53 only. */
export function freshSeed(): string {
  const [seed] = crypto.getRandomValues(new BigUint64Array(1));
  return String(seed);
}

/**
 * A random seed of 64 bits. It is a string, since JavaScript's numbers are exact only up to 2^53.
 */
export function freshSeed(): string {
  const [seed] = crypto.getRandomValues(new BigUint64Array(1));
  return String(seed);
}

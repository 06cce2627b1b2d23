/**
 * Remembers the results of a pure function for the arguments used first, and forgets the oldest above
 * `most`. Failed calls are not remembered.
 */
export function remembered<Result>(
  work: (text: string) => Result,
  most = 1000,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const found = results.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    const [oldest] = results.size < most ? [] : results.keys();
    if (oldest !== undefined) results.delete(oldest);
    results.set(text, result);
    return result;
  };
}

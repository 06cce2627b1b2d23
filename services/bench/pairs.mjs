import { median } from './distributions.mjs';

/**
 * Measures pairs of servers. Two processes of the same program differ by up to a third, as V8 compiled them, so each pair is
 * a new one.
 * @param pairs an even number: of two equal servers, the one that starts second takes more
 * @param starts a function for each of the two, by name
 * @param measure gets the servers by name, and the names in the order of their starts
 */
export async function inPairs(pairs, starts, measure) {
  const names = Object.keys(starts);
  const found = [];
  for (let pair = 0; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? names : names.toReversed();
    const servers = {};
    for (const name of order) servers[name] = await starts[name]();
    found.push(await measure(servers, order));
    await Promise.all(order.map((name) => servers[name].stop()));
  }
  return found;
}

/** The geometric mean of all pairs, so that the order of their starts cancels out, and each of them. */
export function ratiosOf(ratios) {
  const logarithms = ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0);
  return {
    times: Math.exp(logarithms / ratios.length).toFixed(3),
    'of pairs': ratios.map((ratio) => ratio.toFixed(2)).join(', '),
  };
}

/** One row for each request, of the rows that `compared` gives for each pair. */
export function rowsOfPairs(found) {
  return found[0].map((first, at) => {
    const rows = found.map((pair) => pair[at]);
    const middle = (column) => median(rows.map((row) => Number(row[column]))).toFixed(2);
    return {
      ...first,
      'ms plain': middle('ms plain'),
      'ms ours': middle('ms ours'),
      ...ratiosOf(rows.map((row) => row.times)),
    };
  });
}

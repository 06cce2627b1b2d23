/** How many times more people arrive at the deadline than at the start. */
const RISE = 12;

/**
 * Seconds from the start at which people arrive: a Poisson process, thinned (Lewis and Shedler, 1979), whose rate rises
 * exponentially until the deadline. People do not wait for each other, so a slow server gets no less work.
 * @param expected how many arrive, on average
 */
export function risingArrivals(expected, seconds, random) {
  const growth = Math.log(RISE) / seconds;
  const first = (expected * growth) / (RISE - 1);
  const peak = first * RISE;
  const arrivals = [];
  for (let at = gap(peak, random); at < seconds; at += gap(peak, random)) {
    if (random() * RISE < Math.exp(growth * at)) arrivals.push(at);
  }
  return arrivals;
}

/** The same at a constant rate. */
export function steadyArrivals(perSecond, seconds, random) {
  const arrivals = [];
  for (let at = gap(perSecond, random); at < seconds; at += gap(perSecond, random))
    arrivals.push(at);
  return arrivals;
}

const gap = (rate, random) => -Math.log(1 - random()) / rate;

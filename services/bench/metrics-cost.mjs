import { median } from './distributions.mjs';
import { offAgainstOn } from './off-on.mjs';
import { exactCpuOf } from './processes.mjs';

const TOKEN = 'a-token-of-the-monitoring-system-only';
const SCRAPES = 50;
const paths = ['/edition', '/admin/users?limit=20'];

/** CPU per request of the API with metrics against the API without. Linux. */
export async function metricsCost(place, rounds) {
  const scrapes = [];
  const row = await offAgainstOn(place, { METRICS_TOKEN: TOKEN }, paths, rounds, async (on) => {
    await scrape(on);
    const began = exactCpuOf(on.pid);
    for (let n = 0; n < SCRAPES; n++) await scrape(on);
    scrapes.push(((exactCpuOf(on.pid) - began) / SCRAPES) * 1000);
  });
  return [{ ...row, 'µs per scrape': Math.round(median(scrapes)) }];
}

async function scrape({ origin }) {
  const answer = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  if (!answer.ok) throw new Error(`/metrics: ${answer.status}`);
  await answer.text();
}

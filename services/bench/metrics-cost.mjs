import { call } from './call.mjs';
import { cpuOf, offAgainstOn } from './off-on.mjs';
import { startServer } from './server.mjs';

const TOKEN = 'a-token-of-the-monitoring-system-only';
const paths = ['/edition', '/admin/users?limit=20'];

/** CPU per request of the API with metrics against the API without. Linux. */
export async function metricsCost(env, port, admin, rounds) {
  const off = await startServer('./unlimited-server.mjs', env, port);
  const on = await startServer(
    './unlimited-server.mjs',
    { ...env, METRICS_TOKEN: TOKEN },
    port + 1,
  );
  const { token } = await call(off, 'POST', '/auth/login', { body: admin });
  const rows = [];
  for (const path of paths) {
    const row = await offAgainstOn({ off, on }, [path], token, rounds);
    await scrape(on);
    const began = cpuOf(on.pid);
    for (let n = 0; n < 50; n++) await scrape(on);
    rows.push({ ...row, 'µs per scrape': Math.round((cpuOf(on.pid) - began) / 50) });
  }
  await off.stop();
  await on.stop();
  return rows;
}

async function scrape({ origin }) {
  const answer = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  if (!answer.ok) throw new Error(`/metrics: ${answer.status}`);
  await answer.text();
}

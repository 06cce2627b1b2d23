import { startCollector } from './collector.mjs';
import { offAgainstOn } from './off-on.mjs';

const SHARE = '0.1';
const paths = ['/edition', '/admin/users?limit=20'];

/** CPU per request of the API whose traces are sampled against the API without them. Linux. */
export async function tracesCost(place, rounds) {
  const collector = await startCollector();
  const option = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: SHARE };
  const row = await offAgainstOn(place, option, paths, rounds);
  const kilobytes = Math.round(collector.bytes() / 1000);
  collector.stop();
  return [{ ...row, sampled: SHARE, 'kB sent': kilobytes }];
}

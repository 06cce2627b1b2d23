import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ErrorBudget } from '../src/operations/front-end-budget/error-budget.service.js';
import type { Metric } from '../src/operations/front-ends/front-end-figures.sql.js';
import { bucketOf } from '../src/operations/front-ends/vitals.js';
import { after, DAY, HOUR, utcDay } from '../src/platform/core/time.js';
import { LiveVersions } from '../src/operations/front-ends/live-versions.js';
import { Config } from '../src/platform/config/config.js';
import { publishedSite, type PublishedSite } from './published-site.js';
import type { TestApp } from './test-app.js';

export const SHELL = '1.0.0-8b3c9f9e';
export const OLD = '1.0.0-0c0c0c0c';
export const NEW = '1.0.0-3f2a91bc';
const NAME = 'mfe_public';

/** Like the composer of a shell: switches versions, writes the history, fails on demand. */
const composer = (hasReasons: boolean) => `
  const fs = require('node:fs');
  const text = { type: 'string' };
  const { values } = require('node:util').parseArgs({ options: {
    site: text, by: text, cause: text, set: { type: 'string', multiple: true, default: [] },
    ${hasReasons ? "reason: text, 'stop-rollout': { type: 'boolean' }," : ''}
  } });
  if (!values.by) process.exit(0);
  const at = (name) => values.site + '/' + name;
  fs.appendFileSync(at('runs'), process.argv.slice(4).join(' ') + '\\n');
  if (fs.existsSync(at('broken'))) { console.error('Refused. No room.'); process.exit(1); }
  if (!${hasReasons} && values.cause === 'budget') throw new Error('not known');
  const changes = {};
  const release = JSON.parse(fs.readFileSync(at('current/release.json')));
  for (const each of values.set) {
    const [name, to] = each.split('=');
    changes[name] = { from: release.remotes[name], to };
    release.remotes[name] = to;
  }
  if (values['stop-rollout']) fs.rmSync(at('buckets/state.json'));
  fs.writeFileSync(at('current/release.json'), JSON.stringify(release));
  const { by, cause, reason } = values;
  const entry = { release: '000009', at: new Date().toISOString(), by, cause, reason, changes };
  fs.appendFileSync(at('history.jsonl'), JSON.stringify(entry) + '\\n');
`;

export interface WatchedSite extends PublishedSite {
  /** Options of each run that changed something, or failed to. */
  runs: () => string[];
  live: () => string;
  lastEntry: () => Record<string, unknown>;
  publish: (version: string, at?: Date) => void;
}

/** A site of which a version went live an hour ago. @param isLive false: is rolled out */
export function watchedSite({ hasReasons = true, isLive = true } = {}): WatchedSite {
  const ago = (time: number) => after(new Date(), -time).toISOString();
  const site = publishedSite([
    { at: ago(40 * DAY), versions: { shell: SHELL, [NAME]: '1.0.0-00000001' } },
    { at: ago(20 * DAY), versions: { [NAME]: OLD } },
    ...(isLive ? [{ at: ago(HOUR), versions: { [NAME]: NEW } }] : []),
  ]);
  site.put(`node/shell/${SHELL}/compose.cjs`, composer(hasReasons));
  if (!isLive) {
    const versions = { [NAME]: { from: OLD, to: NEW } };
    const rollout = { release: '000003', versions, to: '10%', startedAt: ago(HOUR), by: 'a spec' };
    site.put('buckets/state.json', JSON.stringify({ rollout, previews: [] }));
  }
  const linesOf = (file: string) =>
    existsSync(join(site.siteDir, file))
      ? readFileSync(join(site.siteDir, file), 'utf8').split('\n').filter(Boolean)
      : [];
  const release = () =>
    JSON.parse(linesOf('current/release.json').join('')) as { remotes: Record<string, string> };
  return {
    ...site,
    runs: () => linesOf('runs'),
    live: () => release().remotes[NAME] ?? '',
    lastEntry: () => JSON.parse(linesOf('history.jsonl').at(-1) ?? '{}') as Record<string, unknown>,
    publish: (version, at = new Date()) => {
      const live = release();
      const changes = { [NAME]: { from: live.remotes[NAME], to: version } };
      const entry = { release: '000010', at, by: 'a spec', cause: 'publish', changes };
      site.put(
        'history.jsonl',
        [...linesOf('history.jsonl'), JSON.stringify(entry), ''].join('\n'),
      );
      live.remotes[NAME] = version;
      site.put('current/release.json', JSON.stringify(live));
    },
  };
}

/**
 * The server serves this site from now on, as if nothing had been measured or watched before. One server for all tests
 * of a file: a start costs more than they do.
 */
export async function serve(
  server: TestApp,
  site: WatchedSite,
  { hasErrorBudget = true } = {},
): Promise<void> {
  const of = <Part extends object>(part: abstract new (...args: never[]) => Part) =>
    server.app.get<Part>(part, { strict: false });
  Object.assign(of(Config), { siteDir: site.siteDir, hasErrorBudget });
  // Read once a second at most.
  Object.assign(of(LiveVersions), { readAt: -Infinity });
  server.clock.set(new Date());
  await server.dataSource.query('DELETE FROM front_end_counts');
  await server.dataSource.query('DELETE FROM front_end_watches');
}

/** Looks as the job does once a minute. */
export const look = (server: TestApp) => server.app.get(ErrorBudget, { strict: false }).look();

interface Visits {
  /** One of ten is measured. */
  visits: number;
  failures?: number;
  errors?: number;
  /** Milliseconds, of each measured visit, up to twice of it. */
  lcp?: number;
}

/** Adds what browsers report, from as many networks. */
export async function visit(server: TestApp, version: string, visits: Visits): Promise<void> {
  const day = utcDay(server.clock.now());
  const add = (metric: Metric, bucket: number, count: number, estimate = count) =>
    server.dataSource.query(
      `INSERT INTO front_end_counts (day, front_end, version, metric, bucket, count, estimate, budgeted)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $6)
       ON CONFLICT (day, front_end, version, metric, bucket) DO UPDATE SET
         count = front_end_counts.count + excluded.count,
         estimate = front_end_counts.estimate + excluded.estimate,
         budgeted = front_end_counts.budgeted + excluded.budgeted`,
      [day, NAME, version, metric, bucket, count, estimate],
    );
  const measured = Math.round(visits.visits / 10);
  await add('load', 0, measured, visits.visits);
  await add('failure', 0, visits.failures ?? 0);
  await add('error', 0, visits.errors ?? 0);
  const { lcp = 1000 } = visits;
  const buckets = new Map<number, number>();
  for (let index = 0; index < measured; index += 1) {
    const bucket = bucketOf('lcp', lcp * (1 + index / measured));
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  for (const [bucket, count] of buckets) await add('lcp', bucket, count);
}

/** @returns the watch of the new version */
export async function watchOf(server: TestApp, version = NEW): Promise<Record<string, unknown>> {
  const [watch] = await server.dataSource.query<Record<string, unknown>[]>(
    'SELECT state, visits, looks, reason, failure, tries, until FROM front_end_watches WHERE version = $1',
    [version],
  );
  return watch ?? {};
}

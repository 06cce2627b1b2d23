import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE, SECOND } from '../../src/platform/core/time.js';
import { record } from '../figures.js';
import type { Cluster } from './cluster.js';
import { Load, type Outcome, USUAL_ARRIVALS } from './load.js';

export interface Findings {
  calls: number;
  /** 503 with Retry-After. */
  refused: number;
  /** Any other answer than the usual one: "2 × 502". */
  failed: string;
  /** Seconds from the sending of the last request that did not work, counted from the end of the fault. */
  back: number;
  /** Seconds of the longest request. */
  longest: number;
  lost: number;
  twice: number;
  unsent: number;
  repeats: number;
  broken: string[];
}

const isUsual = ({ result }: Outcome) => /^2\d\d$/.test(result);

/** A fault while requests arrive: before, meanwhile and afterwards. */
export const Trial = {
  /**
   * @param fault returns when the part is back
   * @returns what the requests, the rows and the emails say
   */
  async run(
    name: string,
    cluster: Cluster,
    fault: (load: Load) => Promise<void>,
    arriving = USUAL_ARRIVALS,
  ): Promise<Findings> {
    const load = await Load.on(cluster, name, arriving);
    await pause(5 * SECOND);
    const began = Date.now();
    await fault(load);
    const ended = Date.now();
    await pause(10 * SECOND);
    await load.end();
    const found = await findingsOf(cluster, load, ended);
    record(name, {
      'calls a second': arriving.rate,
      'writes in 100': Math.round(100 * arriving.writes),
      ...{ calls: found.calls, refused: found.refused, failed: found.failed },
      's of fault': seconds(ended - began),
      's until back': found.back,
      's longest': found.longest,
      ...{ registered: load.registered.size, confirmed: load.confirmed.size },
      ...{ lost: found.lost, twice: found.twice },
      ...{ 'emails unsent': found.unsent, 'emails repeated': found.repeats },
      'invariants broken': found.broken.join(', ') || 'none',
      'load average': loadavg()[0]!.toFixed(1),
    });
    return found;
  },
};

/** @param ended of the fault, in milliseconds since the epoch */
export async function findingsOf(cluster: Cluster, load: Load, ended: number): Promise<Findings> {
  const { outcomes } = load;
  const others = outcomes.filter((each) => !isUsual(each));
  const failed = others.filter(({ result }) => result !== '503 retry');
  const last = highest(
    others.map(({ sentAt }) => sentAt),
    ended,
  );
  const took = outcomes.map(({ sentAt, endedAt }) => endedAt - sentAt);
  return {
    calls: outcomes.length,
    refused: others.length - failed.length,
    failed: summary(failed) || 'none',
    back: seconds(last - ended),
    longest: seconds(highest(took)),
    ...(await rowsOf(cluster, load)),
    ...(await emailsOf(cluster, load)),
    broken: await cluster.broken(),
  };
}

/** Math.max takes no more arguments than the stack: 100,000 are too many. */
const highest = (values: number[], least = 0) =>
  values.reduce((high, value) => Math.max(high, value), least);

/** Acknowledged writes that are missing, and people who are there twice. */
async function rowsOf(cluster: Cluster, load: Load): Promise<{ lost: number; twice: number }> {
  const { registered, confirmed, accounts } = load;
  const rows = await cluster.query<{ email: string; id: string; status: string }>(
    `SELECT r.email, p.id, p.status FROM registrations r JOIN payments p ON p.registration_id = r.id`,
  );
  const people = await cluster.query<{ email: string }>('SELECT email FROM users');
  const found = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(people.map(({ email }) => email));
  const lost = [
    ...[...registered].filter(([email, id]) => found.get(id)?.email !== email),
    ...[...confirmed].filter((id) => found.get(id)?.status !== 'completed'),
    ...accounts.filter((email) => !known.has(email)),
  ];
  const addresses = new Set(rows.map(({ email }) => email));
  return { lost: lost.length, twice: rows.length - addresses.size };
}

/** One for each registration, and each that was written since the start of the cluster arrives once. */
async function emailsOf(
  cluster: Cluster,
  load: Load,
): Promise<{ unsent: number; repeats: number }> {
  const waiting = () =>
    cluster.query(`SELECT 1 FROM outgoing_emails WHERE status = 'queued' LIMIT 1`);
  const end = Date.now() + 2 * MINUTE;
  while ((await waiting()).length > 0 && Date.now() < end) await pause(SECOND);
  const rows = await cluster.query<{ id: string; cause: string }>(
    'SELECT id, cause FROM outgoing_emails',
  );
  const taken = cluster.smtp.emails.map(({ messageId }) =>
    messageId.slice(1, messageId.indexOf('@')),
  );
  const arrived = new Set(taken);
  const causes = new Set(rows.map(({ cause }) => cause));
  const unwritten = [...load.registered.values()].filter(
    (id) => !causes.has(`registration-received:${id}`),
  );
  const unsent = rows.filter(({ id }) => !arrived.has(id)).length + unwritten.length;
  return { unsent, repeats: taken.length - arrived.size };
}

export function summary(outcomes: Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { kind, result } of outcomes) {
    const name = `${kind} ${result}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

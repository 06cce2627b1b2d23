import type { Changes, HistoryEntry, Share } from './release-state';

/** Versions that a share of browsers sees in place of the live ones. */
export interface Rollout {
  release: string;
  versions: Changes;
  to: Share;
  /** ISO 8601, UTC. */
  startedAt: string;
  by: string;
}

/** The whole site with other versions, for those who know its address `/preview/<token>`. */
export interface Preview {
  token: string;
  release: string;
  versions: Changes;
  /** ISO 8601, UTC. */
  until: string;
  by: string;
}

/** In `state.json` of `buckets`, next to the links that follow from it. */
export interface Rollouts {
  rollout?: Rollout;
  previews: Preview[];
}

export const NO_ROLLOUTS: Rollouts = { previews: [] };

const BUCKETS = 100;
export const STAFF = 'staff';

/** A token is a secret: 128 bits in hexadecimal digits. */
const TOKEN = /^[0-9a-f]{32}$/;

/**
 * @param text 'staff', or '1%' to '100%'
 * @returns undefined for 100%, which is no rollout
 * @throws for another text
 */
export function readShare(text: string): Share | undefined {
  if (text === STAFF) return STAFF;
  const [, percent] = /^(\d{1,3})%$/.exec(text) ?? [];
  const number = Number(percent);
  if (!(number >= 1 && number <= 100)) {
    throw new Error(`--to ${text}: give staff, or a percentage from 1% to 100%.`);
  }
  return number === 100 ? undefined : `${number}%`;
}

/** @throws when the token could be guessed, or the time is none or has passed */
export function checkPreview(token: string, until: string, now: number): void {
  if (!TOKEN.test(token)) throw new Error('The token of a preview has 32 hexadecimal digits.');
  if (!(Date.parse(until) > now)) throw new Error(`--until ${until}: give a time in the future.`);
}

/**
 * The release behind each value of the cookie `bucket`; undefined for the live one. A browser keeps its number while the
 * share grows, so that it does not go back and forth.
 */
export function bucketsOf({ rollout, previews }: Rollouts): Map<string, string | undefined> {
  const all = new Map<string, string | undefined>(
    previews.map(({ token, release }) => [token, release]),
  );
  if (!rollout) return all;
  all.set(STAFF, rollout.release);
  if (rollout.to === STAFF) return all;
  const share = Number.parseInt(rollout.to, 10);
  for (let number = 0; number < BUCKETS; number += 1) {
    all.set(String(number), number < share ? rollout.release : undefined);
  }
  return all;
}

/** The releases that browsers may see next to the live one. */
export function releasesOf({ rollout, previews }: Rollouts): string[] {
  return [...(rollout ? [rollout] : []), ...previews].map(({ release }) => release);
}

/** What happened to a rollout between two states, for the history; nothing when only its release is another. */
export function rolloutAct(
  before: Rollout | undefined,
  after: Rollout | undefined,
): HistoryEntry['rollout'] {
  if (!after) return before && { to: 'stopped', versions: before.versions };
  const isSame = after.to === before?.to && after.startedAt === before.startedAt;
  return isSame ? undefined : { to: after.to, versions: after.versions };
}

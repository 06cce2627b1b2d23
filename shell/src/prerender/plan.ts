import {
  changesBetween,
  nextState,
  type Changes,
  type ReleaseState,
  type Share,
} from './release-state';
import type { Preview, Rollout, Rollouts } from './rollouts';

/** What a caller of the composer asks for; versions are by 'shell' or a remote's name. */
export type Wish =
  | { act: 'publish'; versions: Versions }
  | { act: 'rollout'; versions: Versions; to: Share }
  | { act: 'stop-rollout' }
  | { act: 'preview'; versions: Versions; token: string; until: string };

type Versions = Record<string, string>;

/** Parts of a release that do not depend on versions. */
type Facts = Omit<ReleaseState, 'shell' | 'remotes'>;

export interface Plan {
  live: ReleaseState;
  rollout?: Planned<Rollout>;
  previews: Planned<Preview>[];
}

/** A rollout or preview with the state of its release. */
export type Planned<Of> = Of & { state: ReleaseState };

/**
 * The releases that browsers see next. A rollout and the previews stay as they are, over the live versions, until they end.
 * @throws with a reason when the wish does not go with what runs
 */
export function planOf(
  live: ReleaseState | undefined,
  running: Rollouts,
  wish: Wish,
  context: { facts: Facts; by: string; now: number },
): Plan {
  const { facts, by, now } = context;
  const published = wish.act === 'publish' ? wish.versions : {};
  const next = nextState(live, published, facts);
  const over = <Of extends { versions: Changes }>(each: Of): Planned<Of>[] => {
    const state = nextState(next, targetsOf(each.versions), facts);
    const versions = changesBetween(next, state);
    // It is live by now.
    return Object.keys(versions).length > 0 ? [{ ...each, versions, state }] : [];
  };
  const startedAt = new Date(now).toISOString();
  const started = { release: '', versions: {}, by };
  const rollouts = running.rollout && !isEnded(running.rollout, wish) ? [running.rollout] : [];
  const previews = running.previews.filter(({ until }) => Date.parse(until) > now);
  if (wish.act === 'rollout') {
    const [other] = rollouts;
    refuseSecond(other, wish.versions);
    const isSame = other !== undefined && sameVersions(other.versions, wish.versions);
    const begun = isSame ? other : { ...started, startedAt };
    rollouts.splice(0, 1, { ...begun, versions: changesTo(wish.versions), to: wish.to });
  }
  if (wish.act === 'preview') {
    const { token, until, versions } = wish;
    previews.push({ ...started, token, until, versions: changesTo(versions) });
  }
  const [rollout] = rollouts.flatMap(over);
  if (wish.act === 'rollout' && !rollout) throw new Error('These versions are live already');
  return { live: next, ...(rollout && { rollout }), previews: previews.flatMap(over) };
}

/** A version that goes live, or is rolled back, is no longer rolled out. */
function isEnded({ versions }: Rollout, wish: Wish): boolean {
  if (wish.act === 'stop-rollout') return true;
  return wish.act === 'publish' && Object.keys(wish.versions).some((name) => name in versions);
}

/** Two at once could not be told apart in what browsers report. */
function refuseSecond(running: Rollout | undefined, versions: Versions): void {
  const others = Object.keys(running?.versions ?? {}).filter((name) => !(name in versions));
  if (others.length === 0) return;
  throw new Error(`A rollout of ${others.join(', ')} runs: end it first, or publish to 100%`);
}

const targetsOf = (changes: Changes): Versions =>
  Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [name, to]));

const changesTo = (versions: Versions): Changes =>
  Object.fromEntries(Object.entries(versions).map(([name, to]) => [name, { to }]));

const sameVersions = (changes: Changes, versions: Versions): boolean =>
  Object.keys(changes).length === Object.keys(versions).length &&
  Object.entries(changes).every(([name, { to }]) => versions[name] === to);

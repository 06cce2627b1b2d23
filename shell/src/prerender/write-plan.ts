import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Edition } from '@plenary/kit/edition';
import type { Plan, Planned } from './plan';
import { reasonOf } from './reason-of';
import { changesBetween, type Changes, type ReleaseState } from './release-state';
import type { Preview, Rollout, Rollouts } from './rollouts';
import type { SiteFolder } from './site-folder';
import { writeRelease } from './write-release';

interface Context {
  live: ReleaseState | undefined;
  running: Rollouts;
  edition: Edition | undefined;
  /** The version of the shell that this composer belongs to; the plan's live shell. */
  own: string;
}

interface WrittenPlan {
  /** The folder of the next live release; none when the live one is as planned. */
  live?: string;
  rollouts: Rollouts;
  /** Why a rollout or preview that ran ends. */
  dropped: string[];
}

/**
 * Writes the releases of a plan that are not there yet; none is seen before it is switched to.
 * @throws with a reason when one of the asked versions cannot go live; nothing remains then. A rollout that does not render
 * with a new state of the edition ends instead, so that it does not hold up the site.
 */
export async function writePlan(
  site: SiteFolder,
  plan: Plan,
  context: Context,
): Promise<WrittenPlan> {
  const { live, running, edition, own } = context;
  const written: string[] = [];
  const write = async (state: ReleaseState, against: ReleaseState | undefined) => {
    const folder =
      state.shell === own
        ? await writeRelease(site, state, against, edition)
        : composeElsewhere(site, state);
    written.push(folder);
    return folder;
  };
  const isOfEdition = Object.keys(changesBetween(live, plan.live)).length === 0;
  const dropped: string[] = [];

  /** With its release, which is written unless it is there. */
  const released = async <Of extends Rollout | Preview>({ state, ...each }: Planned<Of>) => {
    if (each.release && isEqual(site.readRelease(each.release, 'release.json'), state)) {
      return [each as unknown as Of];
    }
    try {
      const release = path.basename(await write(state, plan.live));
      return [{ ...each, release } as unknown as Of];
    } catch (error) {
      const what = `${each.release ? 'its' : 'the'} rollout of ${named(each.versions)}`;
      if (!each.release) throw error;
      if (!isOfEdition) throw new Error(`it does not go with ${what}: ${reasonOf(error)}`);
      dropped.push(`Ended ${what}: ${reasonOf(error)}`);
      return [];
    }
  };

  try {
    const next = isEqual(live, plan.live) ? undefined : await write(plan.live, live);
    const [rollout] = plan.rollout ? await released(plan.rollout) : [];
    const previews: Preview[] = [];
    for (const each of plan.previews) previews.push(...(await released(each)));
    const rollouts = { ...(rollout && { rollout }), previews };
    return {
      ...(next && { live: next }),
      rollouts: isEqual(rollouts, running) ? running : rollouts,
      dropped,
    };
  } catch (error) {
    for (const folder of written) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const named = (versions: Changes) =>
  Object.entries(versions)
    .map(([name, { to }]) => `${name} ${to}`)
    .join(', ');

/** The pages of another shell are rendered by its code. @returns the folder */
function composeElsewhere(site: SiteFolder, state: ReleaseState): string {
  const composer = path.join(site.node('shell', state.shell), 'compose.cjs');
  const options = ['--site', site.root, '--release', JSON.stringify(state)];
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  try {
    return execFileSync(process.execPath, [composer, ...options], {
      stdio: [...stdio],
      encoding: 'utf8',
    });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(stderr?.trim().replace(/^Refused\. /, '') ?? reasonOf(error));
  }
}

import { refuseUnmetNeeds } from './check-server';
import { checkSignature, checkVersion } from './check-version';
import type { Plan } from './plan';
import { reasonOf } from './reason-of';
import { changesBetween, type Changes, type ReleaseState } from './release-state';
import type { Rollouts } from './rollouts';
import type { SiteFolder } from './site-folder';

interface Before {
  live: ReleaseState | undefined;
  running: Rollouts;
  /** 'publish' or 'rollback'. */
  cause: string;
}

/**
 * Every version that browsers would see: a new one is checked whole, another for its signature, since pages take their
 * digests from the signed description.
 * @throws with the version and the reason
 */
export function checkPlan(site: SiteFolder, plan: Plan, before: Before): void {
  const { live, running, cause } = before;
  const changed = changesBetween(live, plan.live);
  const lives = Object.entries({ shell: plan.live.shell, ...plan.live.remotes });
  for (const [name, version] of lives) check(site, name, version, name in changed && cause);

  const known = [...(running.rollout ? [running.rollout] : []), ...running.previews];
  const isKnown = (name: string, version: string) =>
    known.some(({ versions }) => versions[name]?.to === version);
  for (const { versions } of [...(plan.rollout ? [plan.rollout] : []), ...plan.previews]) {
    for (const [name, version] of targetsOf(versions)) {
      check(site, name, version, !isKnown(name, version) && 'publish');
    }
  }
}

const targetsOf = (changes: Changes) =>
  Object.entries(changes).map(([name, { to }]) => [name, to] as const);

/** @param cause of a new version; false for one that was checked before */
function check(site: SiteFolder, name: string, version: string, cause: string | false): void {
  try {
    if (cause) {
      checkVersion(site, name, version, cause);
      refuseUnmetNeeds(site, name, version);
    } else checkSignature(site, name, version);
  } catch (error) {
    throw new Error(`${name} ${version}: ${reasonOf(error)}.`);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unmetNeeds, type ApiDescription, type ApiNeeds } from './api-needs';
import { listed } from './listed';
import type { ReleaseState } from './release-state';
import type { SiteFolder } from './site-folder';

/** Written by the server when it starts, and by a publisher of all front ends. */
const API = 'openapi.json';

/**
 * @param name 'shell' or a remote's
 * @throws when the server that runs lacks what the version uses; without a server's description, nothing is compared
 */
export function refuseUnmetNeeds(site: SiteFolder, name: string, version: string): void {
  const file = path.join(site.root, API);
  if (!existsSync(file)) return;
  const [first, ...more] = unmetBy(site, readApi(file), name, version);
  if (first) throw new Error(`the server does not fit it: ${listed(first, more)}`);
}

/** @throws when a front end that is live, or rolled out, uses what the described server lacks */
export function checkServer(site: SiteFolder, description: string): void {
  const live = site.readCurrent<ReleaseState>('release.json');
  const api = readApi(description);
  const { rollout } = site.rollouts();
  const rolledOut = Object.entries(rollout?.versions ?? {}).map(
    ([name, { to }]) => [name, to] as [string, string],
  );
  const lives = live ? Object.entries({ shell: live.shell, ...live.remotes }) : [];
  const versions = [...lives, ...rolledOut];
  const lines = versions.flatMap(([name, version]) => {
    const [first, ...more] = unmetBy(site, api, name, version);
    return first ? [`${name} ${version}: ${listed(first, more)}`] : [];
  });
  if (lines.length > 0) throw new Error(`The server does not fit.\n  ${lines.join('\n  ')}`);
}

/** Versions of older publishers have no list. */
function unmetBy(site: SiteFolder, api: ApiDescription, name: string, version: string): string[] {
  const part = name === 'shell' ? name : `remotes/${name}`;
  const file = path.join(site.node(part, version), 'api-needs.json');
  if (!existsSync(file)) return [];
  return unmetNeeds(JSON.parse(readFileSync(file, 'utf8')) as ApiNeeds, api);
}

const readApi = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ApiDescription;

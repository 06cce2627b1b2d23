// The live versions of a site folder, and their history.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { partOf } from './front-ends.mjs';

/** The release that is live: `{ shell, remotes: { name: version } }`, or nothing. */
export function readLive(site) {
  const file = path.join(site, 'current', 'release.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** `{ rollout: { versions: { name: { from, to } }, to, startedAt, by }, previews: [{ token, versions, until, by }] }`. */
export function readRollouts(site) {
  const file = path.join(site, 'buckets', 'state.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { previews: [] };
}

/** The live version of a front end, or nothing. */
export function liveVersion(site, frontEnd) {
  const live = readLive(site);
  return frontEnd === 'shell' ? live?.shell : live?.remotes[path.basename(partOf(frontEnd))];
}

/**
 * All releases in order: `{ release, at, by, cause, changes: { name: { from, to } }, rollout }`, where a name
 * is 'shell' or a remote's, and a rollout has `{ to, versions }`.
 */
export function readHistory(site) {
  const file = path.join(site, 'history.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The published versions of a front end in order, each once, where it was published last. */
export function publishedVersions(site, frontEnd) {
  const name = path.basename(partOf(frontEnd));
  const published = readHistory(site)
    .filter(({ cause, changes }) => cause === 'publish' && changes[name])
    .map(({ changes }) => changes[name].to);
  return [...new Set(published.reverse())].reverse();
}

// node rollback.mjs <front end> [version] [--site <folder>]: points back at an older version, or ends the rollout of a newer one.
import './in-bucket.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkName, partOf, siteFolder } from './front-ends.mjs';
import { goLive, stopRollout } from './go-live.mjs';
import { liveVersion, publishedVersions, readRollouts } from './history.mjs';
import { damageOf } from './versions.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' } },
});

async function rollback() {
  const [given = '', wanted] = positionals;
  const name = checkName(given);
  const site = siteFolder(values.site);
  const { rollout } = readRollouts(site);
  if (!wanted && rollout?.versions[path.basename(partOf(name))]) return stopRollout(site);
  const version = wanted ?? versionBefore(site, name);
  if (!version) throw new Error(`${name} has no version before the live one.`);
  const damage = damageOf(site, name, version);
  if (damage) throw new Error(`${name} ${version} cannot be made live: ${damage}.`);
  await goLive(site, { [name]: version }, 'rollback');
}

/** The version published before the live one; on the next rollback, the one before that. */
function versionBefore(site, name) {
  const versions = publishedVersions(site, name);
  return versions[versions.indexOf(liveVersion(site, name)) - 1];
}

rollback().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

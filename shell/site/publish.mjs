// node publish.mjs <front end …> | --all  [--site <folder>] [--no-build]: builds, and makes live. All go live with the
// server of this checkout; one is checked against the server that runs.
// --uncommitted: even where no commit builds it.
// --to staff|1%|…|100%: for a share of browsers. --preview [--hours 24]: for those who know the address that is printed.
import './in-bucket.mjs';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkName, frontEnds, root, siteFolder } from './front-ends.mjs';
import { goLive, shareOptions } from './go-live.mjs';
import { liveVersion } from './history.mjs';
import { ensureKeys } from './keys.mjs';
import { sizeLine } from './sizes.mjs';
import { addVersion, commitOf } from './versions.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    site: { type: 'string' },
    'no-build': { type: 'boolean' },
    uncommitted: { type: 'boolean' },
    to: { type: 'string' },
    preview: { type: 'boolean' },
    hours: { type: 'string', default: '24' },
  },
});

const HOUR_MS = 60 * 60_000;
/** A version that no one else sees is looked at and forgotten. */
const LONGEST_PREVIEW_HOURS = 7 * 24;

async function publish() {
  const site = siteFolder(values.site);
  const names = values.all ? frontEnds : positionals.map(checkName);
  if (names.length === 0) throw new Error('Name what to publish, or --all.');
  if (!values['no-build']) {
    const build = path.join(import.meta.dirname, 'build.mjs');
    execFileSync(process.execPath, [build, ...names], { stdio: 'inherit' });
  }
  if (!values.all && !values.preview && !values.uncommitted) names.forEach(refuseUncommitted);
  if (values.all) describeServer(site);
  ensureKeys(site);
  const versions = {};
  for (const name of names) {
    versions[name] = await addVersion(site, name);
    console.log(sizeLine(site, name, versions[name], liveVersion(site, name)));
  }
  if (values.preview) await preview(site, versions);
  else await goLive(site, versions, 'publish', shareOptions(values.to));
}

/** No one could build it again, nor find the line of a failure. */
function refuseUncommitted(name) {
  if (commitOf(name)) return;
  throw new Error(
    `Refused. ${name} was built while files were changed, so that no commit builds it. Commit them and publish again, or add --uncommitted.`,
  );
}

async function preview(site, versions) {
  const hours = Number(values.hours);
  if (!(hours > 0 && hours <= LONGEST_PREVIEW_HOURS)) {
    throw new Error(`--hours ${values.hours}: give 1 to ${LONGEST_PREVIEW_HOURS}.`);
  }
  const token = randomBytes(16).toString('hex');
  const until = new Date(Date.now() + hours * HOUR_MS).toISOString();
  await goLive(site, versions, 'publish', ['--token', token, '--until', until]);
  const file = path.join(site, 'address.txt');
  const address = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  console.log(`Until ${until}, for those who know the address: ${address}/preview/${token}`);
  console.log(`Back to the live site: ${address}/preview/end`);
}

/** An image of one team has no server in it. */
function describeServer(site) {
  const description = path.join(root, 'services/openapi.json');
  if (!existsSync(description)) return;
  mkdirSync(site, { recursive: true });
  copyFileSync(description, path.join(site, 'openapi.json'));
}

publish().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

// node publish.mjs <front end …> | --all  [--site <folder>] [--no-build]: builds, and makes live. All go live with the
// server of this checkout; one is checked against the server that runs.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkName, frontEnds, root, siteFolder } from './front-ends.mjs';
import { goLive } from './go-live.mjs';
import { ensureKeys } from './keys.mjs';
import { addVersion } from './versions.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    site: { type: 'string' },
    'no-build': { type: 'boolean' },
  },
});

async function publish() {
  const site = siteFolder(values.site);
  const names = values.all ? frontEnds : positionals.map(checkName);
  if (names.length === 0) throw new Error('Name what to publish, or --all.');
  if (!values['no-build']) {
    const build = path.join(import.meta.dirname, 'build.mjs');
    execFileSync(process.execPath, [build, ...names], { stdio: 'inherit' });
  }
  if (values.all) describeServer(site);
  ensureKeys(site);
  const versions = {};
  for (const name of names) versions[name] = await addVersion(site, name);
  await goLive(site, versions, 'publish');
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

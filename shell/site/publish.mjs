// node publish.mjs <front end …> | --all  [--site <folder>] [--no-build]: builds, and makes live.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkName, frontEnds, siteFolder } from './front-ends.mjs';
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
  ensureKeys(site);
  const versions = {};
  for (const name of names) versions[name] = await addVersion(site, name);
  await goLive(site, versions, 'publish');
}

publish().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

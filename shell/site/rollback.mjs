// node rollback.mjs <front end> [version] [--site <folder>]: points back at an older version.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkName, partOf, remoteName, siteFolder } from './front-ends.mjs';
import { goLive, readPublished } from './go-live.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' } },
});

/** The newest version that lies there, other than the live one. */
function previousVersion(folder, live) {
  const age = (version) => statSync(path.join(folder, version)).mtimeMs;
  return readdirSync(folder)
    .filter((version) => version !== live && !version.endsWith('.new'))
    .sort((a, b) => age(b) - age(a))[0];
}

async function rollback() {
  const [given = '', version] = positionals;
  const name = checkName(given);
  const site = siteFolder(values.site);
  const published = readPublished(site);
  const live = name === 'shell' ? published.shell : published.remotes[remoteName(name)];
  const folder = path.join(site, partOf(name));
  const target = version ?? previousVersion(folder, live);
  if (!target || !existsSync(path.join(folder, target))) {
    throw new Error(`${name} has no ${version ? `version ${version}` : 'older version'}.`);
  }
  await goLive(
    site,
    name === 'shell'
      ? { ...published, shell: target }
      : { ...published, remotes: { ...published.remotes, [remoteName(name)]: target } },
  );
  console.log(`${name} ${target} is live.`);
}

rollback().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

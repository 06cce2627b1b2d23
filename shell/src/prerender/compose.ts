import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Edition } from '@plenary/kit/edition';
import { composedSpan } from '@plenary/kit/edition/composed-span';
import { currentLocale } from '@plenary/kit/i18n';
import { startLanguage } from '../language';
import { checkServer, refuseUnmetNeeds } from './check-server';
import { checkSignature, checkVersion } from './check-version';
import { previewPage } from './preview';
import { withPublishLock } from './publish-lock';
import { reasonOf } from './reason-of';
import { changesBetween, nextState, type ReleaseState } from './release-state';
import { removeOldSiteData } from './site-data';
import { SiteFolder } from './site-folder';
import { writeRelease } from './write-release';

/*
 * Makes a release of the site: node compose.cjs --site <folder> [--set <name>=<version> …]. It is
 * made of the live versions, those of --set in their place ('shell', or a remote by its name), and of
 * edition.json, address.txt (the site's own address), measured-visits.txt (in percent, none without it) and
 * locale.txt (its language, English without it) in the site folder. Refuses incompatible versions with a reason, without a change. Does nothing when
 * nothing changed. Publishers of other versions and the server call it, so options may be added but
 * not removed.
 *
 * compose.cjs --site <folder> --preview <file> --page <path> prints one page as it would be with the
 * edition of the file, and changes nothing.
 *
 * compose.cjs --site <folder> --check-server <openapi.json> says whether a server so described has all that the live
 * front ends use.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    by: { type: 'string', default: 'the product' },
    cause: { type: 'string', default: 'publish' },
    preview: { type: 'string' },
    page: { type: 'string', default: '/' },
    'check-server': { type: 'string' },
  },
});

/** The folder of the composer is named after its version. */
const OWN_VERSION = path.basename(__dirname);

async function main() {
  if (!values.site) throw new Error('--site is missing');
  const site = new SiteFolder(path.resolve(values.site));
  await startLanguage(textOf(site, 'locale.txt').trim() || 'en');
  if (values.preview) {
    process.stdout.write(await previewPage(site, values.preview, values.page));
    return;
  }
  if (values['check-server']) {
    checkServer(site, values['check-server']);
    say('The server has all that the live front ends use.');
    return;
  }
  const other = await withPublishLock(
    site.root,
    () => compose(site),
    () => say('Waiting for another publisher to end …'),
  );
  if (other) handOver(site, other);
}

async function compose(site: SiteFolder): Promise<string | undefined> {
  const edition = textOf(site, 'edition.json');
  const parsed = edition ? (JSON.parse(edition) as Edition) : undefined;
  const live = site.readCurrent<ReleaseState>('release.json');
  const versions = Object.fromEntries(
    values.set.map((each) => each.split('=') as [string, string]),
  );
  const state = nextState(live, versions, {
    edition: edition && createHash('sha256').update(edition).digest('hex').slice(0, 12),
    composedYear: new Date().getFullYear(),
    validUntil: parsed && new Date(composedSpan(parsed, Date.now()).until).toISOString(),
    address: textOf(site, 'address.txt').trim(),
    measuredVisits: Number(textOf(site, 'measured-visits.txt')),
    lang: currentLocale().lang,
  });
  // Before another shell's composer runs.
  const changing = changesBetween(live, state);
  for (const [name, version] of Object.entries({ shell: state.shell, ...state.remotes })) {
    try {
      if (name in changing) {
        checkVersion(site, name, version, values.cause);
        refuseUnmetNeeds(site, name, version);
      } else checkSignature(site, name, version);
    } catch (error) {
      throw new Error(`${name} ${version}: ${reasonOf(error)}.`);
    }
  }
  if (state.shell !== OWN_VERSION) return state.shell;
  if (JSON.stringify(live) === JSON.stringify(state)) {
    say('The site is up to date.');
    return undefined;
  }
  const folder = await writeRelease(site, state, live, parsed);
  const release = path.basename(folder);
  const changes = changesBetween(live, state);
  site.goLive(folder);
  removeOldSiteData(site, Date.now());
  const at = new Date().toISOString();
  const cause = Object.keys(changes).length > 0 ? values.cause : 'edition';
  site.remember({ release, at, by: values.by, cause, changes });
  for (const [name, { to }] of Object.entries(changes)) say(`${name} ${to} is live.`);
  say(`Release ${release} is live.`);
  return undefined;
}

function textOf(site: SiteFolder, name: string): string {
  const file = path.join(site.root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function handOver(site: SiteFolder, shell: string): void {
  const composer = path.join(site.node('shell', shell), 'compose.cjs');
  const { status } = spawnSync(process.execPath, [composer, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

main().catch((error: unknown) => {
  process.stderr.write(`Refused. ${reasonOf(error)}\n`);
  process.exitCode = 1;
});

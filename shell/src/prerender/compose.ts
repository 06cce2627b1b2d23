import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Edition } from '@plenary/kit/edition';
import { composedSpan } from '@plenary/kit/edition/composed-span';
import { currentLocale } from '@plenary/kit/i18n';
import { startLanguage } from '../language';
import { checkPlan } from './check-plan';
import { checkServer } from './check-server';
import { BUDGET, isRollback } from './check-version';
import { planOf, type Wish } from './plan';
import { previewPage } from './preview';
import { withPublishLock } from './publish-lock';
import { reasonOf } from './reason-of';
import {
  changesBetween,
  type Changes,
  type HistoryEntry,
  type ReleaseState,
} from './release-state';
import { checkPreview, NO_ROLLOUTS, readShare, rolloutAct } from './rollouts';
import { removeOldSiteData } from './site-data';
import { SiteFolder } from './site-folder';
import { writePlan } from './write-plan';
import { writeRelease } from './write-release';

/*
 * Makes a release of the site: node compose.cjs --site <folder> [--set <name>=<version> …]. It is
 * made of the live versions, those of --set in their place ('shell', or a remote by its name), and of
 * edition.json, address.txt (the site's own address), measured-visits.txt (in percent, none without it) and
 * locale.txt (its language, English without it) in the site folder. --cause is 'publish', or 'rollback' or 'budget' for a
 * version that was live before; the history keeps it, with the --reason in words. Refuses incompatible versions with a reason, without a change. Does nothing when
 * nothing changed. Publishers of other versions and the server call it, so options may be added but
 * not removed.
 *
 * With --to <staff or percentage> the versions of --set are rolled out to this share of browsers, next to the live ones;
 * --stop-rollout ends that. With --token <secret> --until <time> they are seen by those who open /preview/<secret>.
 *
 * compose.cjs --site <folder> --preview <file> --page <path> prints one page as it would be with the
 * edition of the file, and changes nothing.
 *
 * compose.cjs --site <folder> --check-server <openapi.json> says whether a server so described has all that the live
 * front ends use.
 *
 * compose.cjs --site <folder> --release <state> writes a release that is not live, and prints its folder: for the
 * composer of another shell, which holds the lock.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    by: { type: 'string', default: 'the product' },
    cause: { type: 'string', default: 'publish' },
    to: { type: 'string', default: '100%' },
    'stop-rollout': { type: 'boolean', default: false },
    token: { type: 'string' },
    until: { type: 'string', default: '' },
    reason: { type: 'string' },
    preview: { type: 'string' },
    page: { type: 'string', default: '/' },
    'check-server': { type: 'string' },
    release: { type: 'string' },
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
  if (values.release) {
    const state = JSON.parse(values.release) as ReleaseState;
    const live = site.readCurrent<ReleaseState>('release.json');
    process.stdout.write(await writeRelease(site, state, live, readEdition(site).parsed));
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
  const { parsed, hash } = readEdition(site);
  const now = Date.now();
  const live = site.readCurrent<ReleaseState>('release.json');
  const running = site.rollouts();
  const facts = {
    edition: hash,
    composedYear: new Date(now).getFullYear(),
    validUntil: parsed && new Date(composedSpan(parsed, now).until).toISOString(),
    address: textOf(site, 'address.txt').trim(),
    measuredVisits: Number(textOf(site, 'measured-visits.txt')),
    lang: currentLocale().lang,
  };
  const { by, cause } = values;
  const plan = planOf(live, running, wishOf(now), { facts, by, now });
  // Before another shell's composer runs.
  checkPlan(site, plan, { live, running, cause });
  if (plan.live.shell !== OWN_VERSION) {
    // A composer of an older shell may not know of rollouts.
    if (isRollback(cause)) site.setRollouts(NO_ROLLOUTS);
    return plan.live.shell;
  }
  const written = await writePlan(site, plan, { live, running, edition: parsed, own: OWN_VERSION });
  for (const line of written.dropped) process.stderr.write(`${line}\n`);
  const isUpToDate = JSON.stringify(written.rollouts) === JSON.stringify(running);
  if (!written.live && isUpToDate) {
    say('The site is up to date.');
    return undefined;
  }
  const changes = changesBetween(live, plan.live);
  if (written.live) site.goLive(written.live);
  site.setRollouts(written.rollouts);
  removeOldSiteData(site, now);
  const act = rolloutAct(running.rollout, written.rollouts.rollout);
  const rolledOut = written.rollouts.rollout?.release;
  remember(site, { isNew: written.live !== undefined, changes, cause, act, rolledOut });
  return undefined;
}

function wishOf(now: number): Wish {
  const versions = Object.fromEntries(
    values.set.map((each) => each.split('=') as [string, string]),
  );
  if (values['stop-rollout']) return { act: 'stop-rollout' };
  const { token, until } = values;
  if (token) {
    checkPreview(token, until, now);
    return { act: 'preview', versions, token, until };
  }
  const to = readShare(values.to);
  return to ? { act: 'rollout', versions, to } : { act: 'publish', versions };
}

interface Outcome {
  isNew: boolean;
  changes: Changes;
  cause: string;
  act: HistoryEntry['rollout'];
  /** The release of the rollout. */
  rolledOut: string | undefined;
}

function remember(site: SiteFolder, outcome: Outcome): void {
  const { isNew, changes, cause, act, rolledOut } = outcome;
  const release = path.basename(site.currentRelease ?? '');
  const { by, reason } = values;
  const entry = { release, at: new Date().toISOString(), by, ...(reason && { reason }) };
  const isPublish = Object.keys(changes).length > 0;
  if (isNew) site.remember({ ...entry, cause: isPublish ? cause : 'edition', changes });
  for (const [name, { to }] of Object.entries(changes)) say(`${name} ${to} is live.`);
  if (isNew) say(`Release ${release} is live.`);
  // A rollout whose version went live ends with that.
  if (!act || (isPublish && act.to === 'stopped')) return;
  site.remember({
    ...entry,
    release: rolledOut ?? release,
    cause: values.cause === BUDGET ? BUDGET : 'rollout',
    changes: {},
    rollout: act,
  });
  const told = act.to === 'stopped' ? 'is rolled out no longer' : `is live for ${act.to}`;
  for (const [name, { to }] of Object.entries(act.versions)) say(`${name} ${to} ${told}.`);
}

function readEdition(site: SiteFolder) {
  const text = textOf(site, 'edition.json');
  return {
    parsed: text ? (JSON.parse(text) as Edition) : undefined,
    hash: text && createHash('sha256').update(text).digest('hex').slice(0, 12),
  };
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

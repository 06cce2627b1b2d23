// node remotes.mjs [front end] [--site <folder>] [--limit <releases>]: the live versions and their
// history; for one front end, the versions that can be made live again.
// node remotes.mjs verify <front end> [version]: builds a version again from its commit, and compares the bytes.
// node remotes.mjs check-server [openapi.json]: whether a server, by default that of this checkout, can be started with them.
// node remotes.mjs rollout [staff|1%|…|100%|stop]: the rollout that runs; for how many browsers, for all, or for none.
// node remotes.mjs keys [create|add|retire <front end> [public key's file, or id]]: the keys that may sign versions.
// node remotes.mjs contacts [add|remove <front end> <email address or https URL>]: who is told of an automatic rollback.
import './in-bucket.mjs';
import { spawnSync } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addContact, readContacts, removeContact } from './contacts.mjs';
import { allFrontEnds, checkName, partOf, root, siteFolder } from './front-ends.mjs';
import { goLive, shareOptions, stopRollout } from './go-live.mjs';
import { liveVersion, publishedVersions, readHistory, readLive, readRollouts } from './history.mjs';
import { addKey, createKey, readKeys, retireKey } from './keys.mjs';
import { table } from './table.mjs';
import { verifyVersion } from './verify.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' }, limit: { type: 'string', default: '10' } },
});
const site = siteFolder(values.site);
const history = readHistory(site);

run(...positionals).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function run(command, ...rest) {
  if (command === 'keys') keys(...rest);
  else if (command === 'contacts') contacts(...rest);
  else if (command === 'verify') verify(...rest);
  else if (command === 'rollout') await rollout(...rest);
  else if (command === 'check-server') checkServer(...rest);
  else if (!readLive(site)) console.log(`Nothing is published in ${site}.`);
  else if (command) showVersions(checkName(command));
  else showAll();
}

function keys(act, frontEnd, given) {
  if (act === 'create') createKey(site, checkName(frontEnd));
  else if (act === 'add') addKey(site, checkName(frontEnd), createPublicKey(readFileSync(given)));
  else if (act === 'retire') retireKey(site, checkName(frontEnd), given);
  else if (act)
    throw new Error(
      'keys, keys create <front end>, keys add <front end> <file>, or keys retire <front end> <id>.',
    );
  showKeys();
}

function contacts(act, frontEnd, contact) {
  if (act === 'add') addContact(site, checkName(frontEnd), contact);
  else if (act === 'remove') removeContact(site, checkName(frontEnd), contact);
  else if (act) {
    throw new Error(
      'contacts, contacts add <front end> <email or URL>, or contacts remove <front end> <email or URL>.',
    );
  }
  const rows = Object.entries(readContacts(site)).flatMap(([name, list]) =>
    list.map((each) => [name, each]),
  );
  console.log(table([['name', 'contact'], ...rows]));
}

function verify(given, version) {
  const frontEnd = checkName(given);
  const verified = version ?? liveVersion(site, frontEnd);
  if (!verified) throw new Error(`${frontEnd} is not published in ${site}.`);
  const say = (step) => console.log(`${step} …`);
  const { commit, differences } = verifyVersion(site, frontEnd, verified, say);
  if (differences.length > 0) {
    throw new Error(
      [`${frontEnd} ${verified} is not what ${commit} builds:`, ...differences].join('\n  '),
    );
  }
  console.log(`${frontEnd} ${verified} is what ${commit} builds, byte by byte.`);
}

async function rollout(act) {
  const { rollout: running } = readRollouts(site);
  const none = 'No rollout runs: npm run publish -w mfe-registration -- --to 10%';
  if (!running && act) throw new Error(none);
  else if (!running) console.log(none);
  else if (act === 'stop') await stopRollout(site);
  else if (act) await goLive(site, versionsOf(running), 'publish', shareOptions(act));
  else showRollout(running);
}

function versionsOf({ versions }) {
  return Object.fromEntries(
    Object.entries(versions).map(([name, { to }]) => [name.replace('_', '-'), to]),
  );
}

function showRollout({ versions, to, startedAt, by }) {
  const rows = Object.entries(versions).map(([name, { from, to: version }]) => [
    ...[name, from ?? '', version, to, moment(startedAt), by],
  ]);
  console.log(table([['name', 'live', 'rolled out', 'to', 'since', 'by'], ...rows]));
}

/** By the live shell's composer, which also checks versions before they are published. */
function checkServer(given = path.join(root, 'services/openapi.json')) {
  const { shell } = readLive(site) ?? {};
  if (!shell) return console.log(`Nothing is published in ${site}.`);
  const composer = path.join(site, 'node/shell', shell, 'compose.cjs');
  const options = ['--site', site, '--check-server', path.resolve(given)];
  const { status } = spawnSync(process.execPath, [composer, ...options], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

function showKeys() {
  const rows = Object.entries(readKeys(site)).flatMap(([name, list]) =>
    list.map(({ id, addedAt, retiredAt }) => [name, id, moment(addedAt), moment(retiredAt)]),
  );
  console.log(table([['name', 'key', 'since', 'retired'], ...rows]));
}

function showVersions(name) {
  const key = path.basename(partOf(name));
  const live = liveVersion(site, name);
  const rows = publishedVersions(site, name).map((version) => {
    const { at, by } = history.findLast(({ changes }) => changes[key]?.to === version) ?? {};
    return [version, moment(at), by, version === live ? 'live' : ''];
  });
  console.log(table([['version', 'last made live', 'by', ''], ...rows.reverse()]));
}

function showAll() {
  console.log(`Live in ${site}\n`);
  const header = ['name', 'version', 'contract', 'since', 'by', 'versions'];
  console.log(table([header, ...allFrontEnds.map(liveRow)]));
  const { rollout: running, previews } = readRollouts(site);
  if (running) {
    console.log(`\nRolled out\n`);
    showRollout(running);
  }
  for (const { token, versions, until, by } of previews) {
    const what = changesIn(versions).join(', ');
    console.log(`\nPreview of ${what} by ${by} until ${moment(until)}: /preview/${token}`);
  }
  console.log(`\nReleases, newest first\n`);
  const newest = history.slice(-Number(values.limit)).reverse();
  console.log(table([['release', 'at', 'by', 'what'], ...newest.map(releaseRow)]));
}

function liveRow(name) {
  const version = liveVersion(site, name);
  if (!version) return [name, 'not published', '', '', '', ''];
  const key = path.basename(partOf(name));
  const start = history.findLast(({ changes }) => changes[key]?.to === version);
  const kept = publishedVersions(site, name).length;
  return [name, version, contractOf(key), moment(start?.at), start?.by, String(kept)];
}

function contractOf(key) {
  const file = path.join(site, 'current/remotes.json');
  const { contract, remotes } = JSON.parse(readFileSync(file, 'utf8'));
  return key === 'shell' ? contract : remotes[key].contract;
}

function releaseRow({ release, at, by, cause, reason, changes, rollout: act }) {
  const what = changesIn(act?.versions ?? changes).join(', ');
  const kind = act ? `${cause} ${act.to === 'stopped' ? '' : 'to '}${act.to}` : cause;
  const done = [kind, what].filter(Boolean).join(': ');
  return [release, moment(at), by, reason ? `${done} (${reason})` : done];
}

function changesIn(changes) {
  return Object.entries(changes).map(
    ([name, { from, to }]) => `${name} ${from ? `${from} → ` : ''}${to}`,
  );
}

/** `2026-11-20 12:40:07`, in UTC. */
function moment(at = '') {
  return at.slice(0, 19).replace('T', ' ');
}

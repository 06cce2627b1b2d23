import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { removeFolder } from './parts/product';
import { Checkout, copySite, type FrontEnd } from './parts/team';
import { expect, test } from './parts/test';

let team: Checkout;
let site: string;
test.beforeEach(() => {
  team = new Checkout('mfe-reviewer', 'built');
  site = copySite();
});
test.afterEach(() => {
  removeFolder(team.folder);
  removeFolder(site);
});

const web = 'mfe-reviewer/dist/web';
const node = 'mfe-reviewer/dist/node/remote.cjs';
const needs = 'mfe-reviewer/dist/node/api-needs.json';
const types = 'mfe-reviewer/dist/node/kit-types.json';
const routes = `${web}/routes.json`;
const entry = () =>
  `${web}/${readdirSync(team.file(web)).find((file) => file.startsWith('remoteEntry')) ?? ''}`;

const rebuilt = (frontEnd?: FrontEnd) => team.rebuilt(frontEnd);

const breaks: Record<string, [damage: () => void, reason: RegExp]> = {
  'a missing entry': [
    () => (rmSync(team.file(entry())), rebuilt()),
    /mfe_reviewer 1\.0\.0-\w+: it has no remote entry/,
  ],
  'a newer contract': [
    () => (team.edit(routes, /"needs": "[^"]*"/, '"needs": "2.99"'), rebuilt()),
    /it needs contract 2\.99 \(built with [\d.]+\), and the shell's is/,
  ],
  'a name of a newer kit': [
    () => (team.edit('mfe-reviewer/dist/node/uses.json', '"Chip"', '"Rating"'), rebuilt()),
    /it uses Rating of @plenary\/kit\/ui, which the shell's kit does not have/,
  ],
  'a changed type under the same name of the kit': [
    () => (team.edit(types, ',"tone":"#Tone"', ''), rebuilt()),
    /`Chip` of @plenary\/kit\/ui: the property `tone` is required now/,
  ],
  'an operation that the server lacks': [
    () => (
      team.edit(needs, '"operations": {', '"operations": { "GET /api/v1/later": [],'),
      rebuilt()
    ),
    /the server does not fit it: GET \/api\/v1\/later is missing/,
  ],
  'a field that the server answers with another type': [
    () => (
      team.edit(needs, '"Assignment dueAt": "r string"', '"Assignment dueAt": "r number"'),
      rebuilt()
    ),
    /Assignment dueAt can be string, and is read as number/,
  ],
  "another remote's address": [
    () => (team.edit(routes, '"/reviewers"', '"/Venue"'), rebuilt()),
    /both claim \/(venue|Venue)/,
  ],
  'an unknown access': [
    () => (team.edit(routes, /"access": "reviewer"/, '"access": "everybody"'), rebuilt()),
    /who may open \/reviewers is unclear/,
  ],
  'a module that throws': [
    () => (team.edit(node, /^/, 'throw new Error("out of order");'), rebuilt()),
    /it throws when it is loaded: out of order/,
  ],
  'a route without a page': [
    () => (team.edit(routes, '"/reviewers"', '"/reviewers/all"'), rebuilt()),
    /it has no page for its route \/reviewers\/all/,
  ],
  'an unknown slot': [
    () => (team.edit(routes, '"my-papers.end"', '"home.top"'), rebuilt()),
    /it fills home\.top, a slot that the shell does not have/,
  ],
  'a slot without a component': [
    () => (team.edit(routes, '"my-papers.end"', '"paper.end"'), rebuilt()),
    /it has no component for the slot paper\.end that it fills/,
  ],
  'a file that was cut short': [
    () => truncateSync(team.file(entry()), 100),
    /The build of mfe-reviewer is not whole: remoteEntry\.\w+\.js has 100 bytes instead of \d+/,
  ],
};

for (const [name, [damage, reason]] of Object.entries(breaks)) {
  test(`${name} is refused, and nothing changes`, async () => {
    const before = readlinkSync(path.join(site, 'current'));
    damage();

    const refused = team.tool('publish', site, 'mfe-reviewer', '--no-build');

    await expect(refused).rejects.toThrow(reason);
    expect(readlinkSync(path.join(site, 'current'))).toBe(before);
    expect(readdirSync(path.join(site, 'releases'))).toContain(path.basename(before));
  });
}

test('a build of changed files is refused, and one of a commit goes live', async () => {
  team.isStrict = true;
  const publish = () => team.tool('publish', site, 'mfe-reviewer', '--no-build');
  const built = team.file('mfe-reviewer/dist/commit.json');
  const before = readlinkSync(path.join(site, 'current'));
  team.edit(node, /$/, '\n// changed');
  rebuilt();
  writeFileSync(built, '{}');
  await expect(publish()).rejects.toThrow('no commit builds it');
  expect(readlinkSync(path.join(site, 'current'))).toBe(before);

  writeFileSync(built, JSON.stringify({ commit: 'a'.repeat(40) }));
  expect(await publish()).toMatch(/mfe-reviewer \S+: [\d.]+ kB of scripts, as 1\.0\.0-\w+\n/);
  expect(readlinkSync(path.join(site, 'current'))).not.toBe(before);
});

test('a remote that passes less than the kit takes is published', async () => {
  team.edit(types, ',"icon?":"#ReactNode"', '');
  rebuilt();
  await expect(team.tool('publish', site, 'mfe-reviewer', '--no-build')).resolves.toContain(
    'is live',
  );
});

test('a shell whose kit does not fit a live remote is refused, and goes live when it fits', async () => {
  const shellTypes = 'shell/dist/node/kit-types.json';
  const chip = '"icon?":"#ReactNode","tone":"#Tone"';
  const publish = () => team.tool('publish', site, 'shell', '--no-build');
  team.edit(shellTypes, chip, `${chip},"weight":"number"`);
  rebuilt('shell');
  await expect(publish()).rejects.toThrow(
    /mfe_\w+ \S+: the shell's kit does not fit it: `Chip` of @plenary\/kit\/ui: the property `weight` is required now/,
  );

  team.edit(shellTypes, '"weight":"number"', '"weight?":"number"');
  rebuilt('shell');
  await expect(publish()).resolves.toContain('shell');
});

test('a rollback refuses a version that is missing or incomplete', async () => {
  const rollback = (...version: string[]) =>
    team.tool('rollback', site, 'mfe-reviewer', ...version);
  await expect(rollback('1.0.0-none')).rejects.toThrow(
    'mfe-reviewer 1.0.0-none cannot be made live: it is not there.',
  );
  await expect(rollback()).rejects.toThrow('mfe-reviewer has no version before the live one.');

  const folder = path.join(site, 'remotes/mfe_reviewer');
  const [first = ''] = readdirSync(folder);
  team.edit(node, /$/, '\n// changed');
  rebuilt();
  await team.tool('publish', site, 'mfe-reviewer', '--no-build');
  const file = readdirSync(path.join(folder, first)).find((each) => each.endsWith('.js.br'));
  truncateSync(path.join(folder, first, file ?? ''), 10);

  await expect(rollback(first)).rejects.toThrow(/cannot be made live: .*\.br has 10 bytes/);
});

test.describe('a version', () => {
  const publish = () => team.tool('publish', site, 'mfe-reviewer', '--no-build');
  const liveVersion = () => {
    const text = readFileSync(path.join(site, 'current/release.json'), 'utf8');
    const { shell, remotes } = JSON.parse(text) as {
      shell: string;
      remotes: { mfe_reviewer: string };
    };
    return { shell, version: remotes.mfe_reviewer };
  };
  const change = (text: string) => {
    team.edit(node, /$/, `\n// ${text}`);
    rebuilt();
  };
  /** Asks the composer itself, past the tools of the publisher. */
  const compose = (version: string, cause: string) => {
    const composer = path.join(site, 'node/shell', liveVersion().shell, 'compose.cjs');
    const options = ['--site', site, '--cause', cause, '--set', `mfe_reviewer=${version}`];
    return promisify(execFile)(process.execPath, [composer, ...options]);
  };
  const takeKeys = () => {
    const folder = team.file('keys');
    mkdirSync(folder);
    team.keys = folder;
    return path.join(folder, 'mfe-reviewer.pem');
  };

  test('signed with a key that the site does not list is refused', async () => {
    const before = liveVersion();
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(takeKeys(), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    change('by a stranger');

    await expect(publish()).rejects.toThrow(
      /mfe_reviewer 1\.0\.0-\w+: its key \w{16} is not listed/,
    );
    expect(liveVersion()).toEqual(before);
  });

  test('signed with the key of another team is refused', async () => {
    const others = path.join(team.keys, 'mfe-admin.pem');
    copyFileSync(others, takeKeys());
    change('by another team');

    await expect(publish()).rejects.toThrow('it was signed with the key of mfe_admin');
  });

  test('signed with a retired key is refused, and one with the new key goes live', async () => {
    const [id = ''] =
      /(?<=mfe_reviewer\s+)\w{16}/.exec(await team.tool('remotes', site, 'keys')) ?? [];
    await team.tool('remotes', site, 'keys', 'retire', 'mfe-reviewer', id);
    change('after the key was retired');
    await expect(publish()).rejects.toThrow(`its key ${id} is retired`);

    takeKeys();
    await team.tool('remotes', site, 'keys', 'create', 'mfe-reviewer');
    const before = liveVersion();
    await publish();
    expect(liveVersion()).not.toEqual(before);
  });

  test('changed after it was signed is refused', async () => {
    const first = liveVersion().version;
    change('good');
    await publish();
    const second = liveVersion().version;
    await team.tool('rollback', site, 'mfe-reviewer');
    appendFileSync(path.join(site, 'node/remotes/mfe_reviewer', second, 'remote.cjs'), '// bad');

    await expect(compose(second, 'publish')).rejects.toThrow(
      'remote.cjs was changed after it was signed',
    );
    expect(liveVersion().version).toBe(first);
  });

  test('older than one that was live goes live by a rollback only', async () => {
    const first = liveVersion().version;
    change('newer');
    await publish();
    const second = liveVersion().version;

    await expect(compose(first, 'publish')).rejects.toThrow(`it was signed before ${second}`);
    expect(liveVersion().version).toBe(second);
    await compose(first, 'rollback');
    expect(liveVersion().version).toBe(first);
    // Signed again, as the newest.
    await publish();
    expect(liveVersion().version).toBe(second);
  });

  test('that is live is refused once its list of files was forged', async () => {
    const { version } = liveVersion();
    const file = path.join(site, 'node/remotes/mfe_reviewer', version, 'version.json');
    const edition = path.join(site, 'edition.json');
    const recompose = () => {
      writeFileSync(edition, readFileSync(edition, 'utf8').replace(/"name":"/, '"name":"Changed '));
      const composer = path.join(site, 'node/shell', liveVersion().shell, 'compose.cjs');
      return promisify(execFile)(process.execPath, [composer, '--site', site]);
    };
    await recompose();
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/(sha384[^A-Za-z]+)\w{8}/, '$1AAAAAAAA'),
    );

    await expect(recompose()).rejects.toThrow(`${version}: its signature does not fit`);
  });

  test('that was never live is no aim of a rollback', async () => {
    await expect(compose('1.0.0-00000000', 'rollback')).rejects.toThrow('it was never live here');
  });
});

test('four publishers at once run one after another and lose no change', async () => {
  const other = new Checkout('mfe-public', 'built');
  try {
    team.edit(node, /$/, '\n// changed');
    rebuilt();
    const live = () =>
      JSON.parse(readFileSync(path.join(site, 'current/release.json'), 'utf8')) as {
        remotes: Record<string, string>;
      };
    const before = live().remotes;
    await Promise.all([
      team.tool('publish', site, 'mfe-reviewer', '--no-build'),
      other.tool('publish', site, 'mfe-public', '--no-build'),
      team.tool('publish', site, 'shell', '--no-build'),
      other.tool('publish', site, 'mfe-public', '--no-build'),
    ]);
    expect(live().remotes.mfe_reviewer).not.toBe(before.mfe_reviewer);
    expect({ ...live().remotes, mfe_reviewer: '' }).toEqual({ ...before, mfe_reviewer: '' });

    const listed = await team.tool('remotes', site);
    expect(listed).toContain(`mfe-reviewer      ${live().remotes.mfe_reviewer}`);
    expect(listed).toMatch(/a team \(sample\)\s+publish: mfe_reviewer \S+ → \S+/);
  } finally {
    removeFolder(other.folder);
  }
});

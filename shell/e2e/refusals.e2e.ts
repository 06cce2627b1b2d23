import { createHash } from 'node:crypto';
import {
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { removeFolder } from './parts/product';
import { Checkout, copySite } from './parts/team';
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
const routes = `${web}/routes.json`;
const entry = () =>
  `${web}/${readdirSync(team.file(web)).find((file) => file.startsWith('remoteEntry')) ?? ''}`;

/** Makes a changed build consistent: its list of files is written again. */
function rebuilt() {
  const describe = (folder: string) =>
    Object.fromEntries(
      readdirSync(team.file(folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => statSync(team.file(`${folder}/${file}`)).isFile())
        .sort()
        .map((file) => {
          const content = readFileSync(team.file(`${folder}/${file}`));
          const sha256 = createHash('sha256').update(content).digest('hex');
          return [file, { bytes: content.length, sha256 }];
        }),
    );
  const parts = { web: describe(web), node: describe(path.dirname(node)) };
  writeFileSync(team.file('mfe-reviewer/dist/files.json'), JSON.stringify(parts));
}

const breaks: Record<string, [damage: () => void, reason: RegExp]> = {
  'a missing entry': [
    () => (rmSync(team.file(entry())), rebuilt()),
    /mfe_reviewer 1\.0\.0-\w+: it has no remote entry/,
  ],
  'a newer contract': [
    () => (team.edit(routes, /"needs": "[^"]*"/, '"needs": "1.99"'), rebuilt()),
    /it needs contract 1\.99 \(built with [\d.]+\), and the shell's is/,
  ],
  'a name of a newer kit': [
    () => (team.edit('mfe-reviewer/dist/node/uses.json', '"Chip"', '"Rating"'), rebuilt()),
    /it uses Rating of @plenary\/kit\/ui, which the shell's kit does not have/,
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

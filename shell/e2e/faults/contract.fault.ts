import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { removeFolder } from '../parts/product';
import { Checkout, copySite } from '../parts/team';
import { expect, test } from '../parts/test';

const root = path.resolve(import.meta.dirname, '../../..');
const layout = 'shell/src/app/layouts/reviewer-layout.tsx';
const bar = '<ReviewerBar />';
const cover = "<div style={{ position: 'fixed', inset: 0, zIndex: 9999 }}><ReviewerBar /></div>";

let team: Checkout;
let site: string;
test.beforeEach(() => {
  team = new Checkout('mfe-registration', 'built');
  // Of the server and of the browser's settings, which a team has too.
  for (const part of ['services', 'shell/e2e']) {
    symlinkSync(path.join(root, part), team.file(part));
  }
  site = copySite();
});
test.afterEach(() => {
  removeFolder(team.folder);
  removeFolder(site);
});

/** Runs the command as a team does, past its failure. */
function testContract(...names: string[]) {
  const script = team.file('shell/contract/test-contract.mjs');
  const options = { encoding: 'utf8', cwd: team.folder } as const;
  const args = [script, ...names, `--site=${site}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, printed: stdout + stderr };
}

const release = () => readFileSync(path.join(site, 'current/release.json'), 'utf8');

test('a shell that hides the titles of one remote is found by that remote’s tests', () => {
  test.setTimeout(600_000);
  const before = release();
  team.edit(layout, bar, cover);

  const broken = testContract('shell');
  expect(broken.status, broken.printed).toBe(1);
  expect(broken.printed).toMatch(/✗ mfe_reviewer \S+: \d passed, \d failed/);
  expect(broken.printed).toContain('The heading is covered.');
  expect(broken.printed).toMatch(/Failed: mfe_reviewer \S+ with shell \S+\.\n/);
  for (const remote of ['mfe_public', 'mfe_registration', 'mfe_admin']) {
    expect(broken.printed).toMatch(new RegExp(`✓ ${remote} \\S+: \\d passed`));
  }

  team.edit(layout, cover, bar);
  const whole = testContract('shell');
  expect(whole.status, whole.printed).toBe(0);
  expect(whole.printed).toContain('All contract tests passed.');
  expect(release()).toBe(before);
});

test('a remote is tested with the oldest and the newest shell that it fits', async () => {
  test.setTimeout(600_000);
  const liveShell = () => (JSON.parse(release()) as { shell: string }).shell;
  const versions = [liveShell()];
  const publishShell = async (title: string) => {
    team.edit('shell/src/app/texts.ts', /skip: '[^']*'/, `skip: '${title}'`);
    await team.tool('build', site, 'shell');
    await team.tool('publish', site, 'shell', '--no-build');
    versions.push(liveShell());
  };
  await publishShell('Second');
  await publishShell('Third');
  const [first = '', second = '', third = ''] = versions;

  const fitting = testContract('mfe-registration');
  expect(fitting.status, fitting.printed).toBe(0);
  expect(fitting.printed).toContain(`With shell ${first}`);
  expect(fitting.printed).toContain(`With shell ${third}`);
  expect(fitting.printed).not.toContain(second);

  const page = 'mfe-registration/src/features/submitted/submitted-page.tsx';
  team.edit(page, '<PageHeader title={shared.myPapers}>', '<PageHeader title="Something else">');
  const broken = testContract('mfe-registration');
  expect(broken.status, broken.printed).toBe(1);
  expect(broken.printed).toMatch(/✗ mfe_registration \S+: \d passed, 1 failed/);
});

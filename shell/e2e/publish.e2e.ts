import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { removeFolder } from './parts/product';
import { expect, test } from './parts/test';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

interface Registry {
  shell: string;
  remotes: Record<string, { version: string; entry: string }>;
}

/** A checkout of the team that ships registration, with a change of its own. */
function checkout(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-team-'));
  const parts = ['shell', 'mfe-registration', 'package.json', 'tsconfig.base.json'];
  const isSource = (file: string) => !/\/(dist|node_modules|e2e)(\/|$)/.test(file);
  for (const part of parts) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: isSource });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const texts = path.join(folder, 'mfe-registration/src/features/registration-type/texts.ts');
  const changed = readFileSync(texts, 'utf8').replace(
    /title: 'Registration'/,
    "title: 'Registration, anew'",
  );
  writeFileSync(texts, changed);
  return folder;
}

test('one remote is replaced in the running product, and put back', async ({ page, request }) => {
  const registry = async () => (await (await request.get('/remotes.json')).json()) as Registry;
  const site = path.join(process.env.E2E_DATA_DIR ?? '', 'site');
  const before = await registry();
  const folder = checkout();
  const tool = (name: string) =>
    run(process.execPath, [
      path.join(folder, `shell/site/${name}.mjs`),
      'mfe-registration',
      `--site=${site}`,
    ]);

  try {
    await page.goto('/');
    await tool('publish');
    await expect(async () => {
      const { shell, remotes } = await registry();
      expect(remotes.mfe_registration?.version).not.toBe(before.remotes.mfe_registration?.version);
      expect({ shell, ...remotes, mfe_registration: null }).toEqual({
        shell: before.shell,
        ...before.remotes,
        mfe_registration: null,
      });
    }).toPass();

    // A tab from before goes on with what it knows; a new page shows the new version.
    await page.getByRole('link', { name: 'GET TICKETS' }).click();
    await expect(page.getByRole('heading', { name: 'Registration', exact: true })).toBeVisible();
    await page.goto('/conference-register');
    await expect(page.getByRole('heading', { name: 'Registration, anew' })).toBeVisible();
  } finally {
    await tool('rollback');
    removeFolder(folder);
  }
  await expect(async () => {
    await page.goto('/conference-register');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Registration');
  }).toPass();
});

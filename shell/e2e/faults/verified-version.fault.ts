import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFolder } from '../parts/product';
import { expect, test } from '../parts/test';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'plenary-source-'));
const site = path.join(folder, '.data/site');
const file = (name: string) => path.join(folder, name);
test.afterAll(() => removeFolder(folder));

/** Runs a program in the clone. @returns what it printed, also on failure */
function run(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}
const tool = (name: string, ...args: string[]) =>
  run(process.execPath, `shell/site/${name}.mjs`, ...args, `--site=${site}`);
const verified = (frontEnd = 'mfe-reviewer') => tool('remotes', 'verify', frontEnd);

/** Changes a script of the build, and the list of its files, as someone could who signs with the team's key. */
function alterBuild(frontEnd: string, part: string, start: string): string {
  const list = file(`${frontEnd}/dist/files.json`);
  const parts = JSON.parse(readFileSync(list, 'utf8')) as Record<string, Record<string, object>>;
  const files = parts[part] ?? {};
  const altered = Object.keys(files).find((name) => name.startsWith(start)) ?? '';
  const script = file(`${frontEnd}/dist/${part}/${altered}`);
  appendFileSync(script, '\n// Altered.');
  const content = readFileSync(script);
  const sha384 = createHash('sha384').update(content).digest('base64');
  files[altered] = { bytes: content.length, sha384 };
  writeFileSync(list, JSON.stringify(parts));
  return altered;
}

const differs = (name: string) =>
  new RegExp(`is not what [0-9a-f]{40} builds:\\s+${name.replaceAll('.', '\\.')} differs`);

test('a version is verified against its commit in another folder', () => {
  test.setTimeout(1_200_000);
  execFileSync('git', ['clone', '--quiet', root, folder]);
  run('npm', 'ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund');
  expect(tool('publish', '--all')).toContain('Release 000001 is live.');
  expect(verified()).toMatch(
    /mfe-reviewer 1\.0\.0-\w+ is what [0-9a-f]{40} builds, byte by byte\./,
  );

  const entry = alterBuild('mfe-reviewer', 'web', 'remoteEntry');
  tool('publish', 'mfe-reviewer', '--no-build');
  expect(verified()).toMatch(differs(entry));

  const first = alterBuild('shell', 'assets', 'start');
  tool('publish', 'shell', '--no-build');
  expect(verified('shell')).toMatch(differs(first));

  appendFileSync(file('mfe-reviewer/src/routes.ts'), '// A change that no commit has.\n');
  expect(tool('publish', 'mfe-reviewer')).toContain('no commit builds it');
  tool('publish', 'mfe-reviewer', '--no-build', '--uncommitted');
  expect(verified()).toContain('was built from files that no commit has.');
});

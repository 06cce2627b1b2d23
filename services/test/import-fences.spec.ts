import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allowedFiles, folderCycle, violations } from './planted-imports.js';

const root = join(__dirname, '../..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const moduleRules = '.dependency-cruiser.cjs';
const folderRules = '.dependency-cruiser.folders.cjs';
const workspaces = ['shell', 'mfe-public', 'mfe-admin', 'services'];

/** The violations that a tree of these files has: "rule: file or folder", sorted. */
function refusals(
  files: Record<string, string>,
  rules = moduleRules,
  folders = workspaces,
): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-fences-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    for (const file of [moduleRules, folderRules, 'tsconfig.base.json'])
      copyFileSync(join(root, file), join(folder, file));
    const args = [cruiser, '--config', rules, '--output-type', 'json', ...folders];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const { summary } = JSON.parse(stdout) as Report;
    return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Rules {
  forbidden: { name: string }[];
}

interface Report {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

describe('the import rules', () => {
  it('accept files that keep them', () => {
    expect(refusals(allowedFiles)).toEqual([]);
  });

  it('have a planted violation each', () => {
    const rules = createRequire(__filename)(join(root, moduleRules)) as Rules;
    const names = rules.forbidden.map(({ name }) => name);
    expect(Object.keys(violations).sort()).toEqual(names.sort());
  });

  it('refuse every planted violation', () => {
    const planted = Object.entries(violations).flatMap(([rule, files]) =>
      files.map((violation) => ({ rule, ...violation })),
    );
    const files = Object.fromEntries(planted.map(({ file, text }) => [file, text]));
    expect(refusals({ ...allowedFiles, ...files })).toEqual(
      planted.map(({ rule, file }) => `${rule}: ${file}`).sort(),
    );
  });

  it('refuse folders of the server that import each other without a cycle of files', () => {
    const files = { ...allowedFiles, ...folderCycle };
    expect(refusals(files)).toEqual([]);
    expect(refusals(allowedFiles, folderRules, ['services/src'])).toEqual([]);
    expect(refusals(files, folderRules, ['services/src'])).toEqual([
      'no-folder-cycles: services/src/papers/planted-files',
      'no-folder-cycles: services/src/papers/planted-status',
    ]);
  });
});

// Writes the folders of each room in their levels into docs/architecture.md; --check compares only.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { installed, root } from './root.mjs';

const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));
const document = join(root, 'docs/architecture.md');
const PLACE = /(<!-- levels -->\n)[\s\S]*(<!-- end of levels -->)/;
const FOLDER = /^services\/src\/([^/]+)\/([^/]+)\//;

const args = [
  '--config',
  '.dependency-cruiser.folders.cjs',
  '--output-type',
  'json',
  'services/src',
];
const { stdout } = spawnSync(
  process.execPath,
  [installed('dependency-cruiser/bin/dependency-cruise.mjs'), ...args],
  { cwd: root, encoding: 'utf8', maxBuffer: 1e9 },
);

/** For each room its folders, each with the folders of the room that it imports. */
const graph = new Map();
for (const { source, dependencies } of JSON.parse(stdout).modules) {
  const [, room, folder] = FOLDER.exec(source) ?? [];
  if (!room) continue;
  const folders = graph.get(room) ?? graph.set(room, new Map()).get(room);
  const imported = folders.get(folder) ?? folders.set(folder, new Set()).get(folder);
  for (const { resolved } of dependencies) {
    const [, toRoom, to] = FOLDER.exec(resolved) ?? [];
    if (toRoom === room && to !== folder) imported.add(to);
  }
}

/** @throws Error that names folders which import each other */
function levelOf(folders, folder, path = []) {
  const way = [...path, folder];
  if (path.includes(folder)) throw new Error(`Folders import each other: ${way.join(' → ')}`);
  return 1 + Math.max(0, ...[...folders.get(folder)].map((each) => levelOf(folders, each, way)));
}

function levelsOf(room) {
  const folders = graph.get(room);
  const levels = [];
  for (const folder of [...folders.keys()].sort()) {
    (levels[levelOf(folders, folder) - 1] ??= []).push(`\`${folder}\``);
  }
  return levels.map((level) => level.join(', '));
}

// The rules name the rooms from the lowest; the highest imports every room and has no rule.
const lower = forbidden.flatMap(({ name }) => /^room-(.+)-imports/.exec(name)?.[1] ?? []);
const rooms = [...lower, ...[...graph.keys()].filter((room) => !lower.includes(room))];
const rows = rooms.map((room) => `| \`${room}\` | ${levelsOf(room).join(' → ')} |`);
const table = `\n| Room | Folders |\n| --- | --- |\n${rows.join('\n')}\n\n`;
const before = readFileSync(document, 'utf8');
const { code: after } = await format(document, before.replace(PLACE, `$1${table}$2`), {
  printWidth: 100,
});

if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error(
      'docs/architecture.md lists other levels: node services/launcher/folder-levels.mjs',
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(document, after);
}

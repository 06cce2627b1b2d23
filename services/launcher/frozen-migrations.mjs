// Migrations that ran elsewhere must not change: a database would lack what was added to them later.
// `--freeze` adds those that are not frozen yet.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const folder = join(root, 'services/src/platform/database/migrations');
const lock = join(root, 'services/src/platform/database/frozen-migrations.json');

const frozen = JSON.parse(readFileSync(lock, 'utf8'));
const digests = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => [name, digestOf(readFileSync(join(folder, name), 'utf8'))]),
);

if (process.argv.includes('--freeze')) {
  writeFileSync(lock, `${JSON.stringify({ ...digests, ...frozen }, null, 2)}\n`);
} else {
  const changed = Object.keys(frozen).filter((name) => digests[name] !== frozen[name]);
  const added = Object.keys(digests).filter((name) => !(name in frozen));
  for (const name of changed) {
    console.error(`${name} is frozen and was changed. Undo it, and write a new migration.`);
  }
  for (const name of added) {
    console.error(`${name} is not frozen. Once it is whole, run npm run migrations:freeze.`);
  }
  process.exitCode = changed.length + added.length > 0 ? 1 : 0;
}

function digestOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

// npm run migration -- <name>: writes an empty migration and lists it after all others.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const folder = join(root, 'services/src/platform/database');
const list = join(folder, 'migrations.ts');
const name = process.argv[2] ?? '';

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Usage: npm run migration -- <name-in-kebab-case>');
  process.exit(1);
}

const text = readFileSync(list, 'utf8');
const timestamps = Array.from(text.matchAll(/migrations\/(\d+)-/g), ([, timestamp]) =>
  Number(timestamp),
);
// A clock that is behind must not place it before a migration that has run elsewhere.
const timestamp = Math.max(Date.now(), Math.max(...timestamps, 0) + 1);
const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
const className = `${words.join('')}${timestamp}`;
const file = `${timestamp}-${name}`;

const withImport = text.replace(
  /((?:import [^;]+;\n)+)/,
  `$1import { ${className} } from './migrations/${file}.js';\n`,
);
const listed = withImport.replace(/,?\s*\];\s*$/, `,\n  ${className},\n];\n`);

writeFileSync(
  join(folder, 'migrations', `${file}.ts`),
  `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
    \`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`
    \`);
  }
}
`,
);
writeFileSync(list, listed);
console.log(`services/src/platform/database/migrations/${file}.ts`);

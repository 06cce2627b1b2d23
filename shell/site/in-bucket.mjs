// With SITE_URL the site is in a bucket: a program that imports this runs on a copy, which the server's program publishes.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './front-ends.mjs';

if (process.env.SITE_URL) {
  const program = path.join(root, 'services/dist/site.js');
  if (!existsSync(program)) {
    console.error('SITE_URL needs the server of this checkout: npm run build -w services');
    process.exit(1);
  }
  const options = { site: { type: 'string' } };
  const { site } = parseArgs({ options, strict: false }).values;
  const { status } = spawnSync(process.execPath, [program, 'run', ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, ...(site && { SITE_DIR: site }) },
  });
  process.exit(status ?? 1);
}

// Fails when a tool outside the server's build imports a name that the built server does not export.
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

const args = ['ls-files', '--cached', '--others', '--exclude-standard', 'services/**/*.mjs'];
const tools = spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n');
const IMPORT = /^import \{([^}]*)\} from '(\.[^']*\/dist\/[^']+)';/gm;

const missing = [];
for (const tool of tools) {
  for (const [, names, module] of readFileSync(resolve(root, tool), 'utf8').matchAll(IMPORT)) {
    const file = resolve(root, dirname(tool), module);
    const exported = await import(file).catch((error) => ({ error }));
    if (exported.error) missing.push(`${tool}: ${exported.error.message}`);
    for (const name of names.split(',').map((each) => each.trim().split(' as ')[0])) {
      if (name && !exported.error && !(name in exported))
        missing.push(`${tool}: ${relative(root, file)} exports no ${name}`);
    }
  }
}
if (missing.length > 0) console.error(missing.join('\n'));
// Modules of the server may keep timers.
process.exit(missing.length > 0 ? 1 : 0);

import './check-node.mjs';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildFrontEnds, buildServer } from './build.mjs';
import { addFailures } from './failures.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { npm } from './npm.mjs';
import { installed, root } from './root.mjs';
import { execute } from './step.mjs';

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const node = (script, ...args) => [process.execPath, [installed(script), ...args]];
const built = (script, ...args) => [
  process.execPath,
  [join(root, 'services/dist', script), ...args],
];
/** Each of them takes some hundreds of megabytes. */
const LANES = 4;

/** The longest come first, so that both cores stay busy until the end. */
const checks = [
  ['lint and types', node('oxlint/bin/oxlint')],
  ['byte budgets', npm('run', '--silent', 'budget', '-w', '@plenary/shell')],
  ['format', node('oxfmt/bin/oxfmt', '--check')],
  ['import fences', node('dependency-cruiser/bin/dependency-cruise.mjs', ...workspaces)],
  [
    'import fences: folders',
    node(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.folders.cjs',
      'services/src',
    ),
  ],
  [
    'statements of requests',
    [process.execPath, [join(root, 'services/bench/bench.mjs'), '--quick']],
  ],
  ['test file names', [process.execPath, [join(root, 'services/launcher/unmatched-tests.mjs')]]],
  [
    'drift: folder levels',
    [process.execPath, [join(root, 'services/launcher/folder-levels.mjs'), '--check']],
  ],
  ['imports of tools', [process.execPath, [join(root, 'services/launcher/tool-imports.mjs')]]],
  ['paths in documents', [process.execPath, [join(root, 'services/launcher/document-paths.mjs')]]],
  ['licences of packages', [process.execPath, [join(root, 'services/launcher/licences.mjs')]]],
  [
    'drift: security verification',
    [process.execPath, [join(root, 'services/launcher/asvs.mjs'), '--check']],
  ],
  ['bills of materials', [process.execPath, [join(root, 'services/launcher/boms.mjs')]]],
  ['wording', [process.execPath, [join(root, 'services/launcher/wording.mjs')]]],
  ['unused code and packages', node('knip/bin/knip.js')],
  ['drift: openapi.json', built('write-openapi.js', '--check')],
  [
    'drift: the typed client',
    npm('run', '--silent', 'schema', '-w', '@plenary/kit', '--', '--check'),
  ],
  [
    'drift: needs of the API',
    [process.execPath, [join(root, 'shell/site/api-needs.mjs'), '--check']],
  ],
  [
    'drift: types of the kit',
    [process.execPath, [join(root, 'shell/site/write-kit-types.mjs'), '--check']],
  ],
  ['drift: texts', npm('run', '--silent', 'texts', '-w', '@plenary/kit', '--', '--check')],
  ['drift: countries', npm('run', '--silent', 'countries', '-w', '@plenary/kit', '--', '--check')],
  ['drift: migrations', built('check-migrations.js')],
  [
    'frozen migrations',
    [process.execPath, [join(root, 'services/launcher/frozen-migrations.mjs')]],
  ],
  ['drift: types of the tables', built('write-database-types.js', '--check')],
];

await launch(async () => {
  await install();
  await buildServer();
  await buildFrontEnds();
  const waiting = checks.values();
  const failed = [];
  const lane = async () => {
    for (const check of waiting) if (!(await passes(check))) failed.push(check[0]);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), LANES) }, lane));
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});

async function passes([title, [program, args]]) {
  const began = Date.now();
  const { code, output } = await execute(program, args, { quiet: true });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (code !== 0) {
    console.log(output.trimEnd());
    addFailures([`${title}\n${output.trim().split('\n').slice(-30).join('\n')}`]);
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  return code === 0;
}

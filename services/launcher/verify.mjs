import './check-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { npm } from './npm.mjs';
import { installed, root } from './root.mjs';
import { execute } from './step.mjs';

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const node = (script, ...args) => [process.execPath, [installed(script), ...args]];
const typeChecks = workspaces
  .flatMap((name) => [`${name}/tsconfig.json`, `${name}/tsconfig.browser.json`])
  .filter((project) => existsSync(join(root, project)))
  .map((project) => [`types: ${project}`, node('typescript/bin/tsc', '--noEmit', '-p', project)]);

const checks = [
  ['format', node('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.')],
  ['lint', node('eslint/bin/eslint.js', '--max-warnings=0', '.')],
  ...typeChecks,
  ['import fences', node('dependency-cruiser/bin/dependency-cruise.mjs', ...workspaces)],
  ['unused code and packages', node('knip/bin/knip.js')],
  ['drift: openapi.json', npm('run', '--silent', 'openapi', '-w', 'services', '--', '--check')],
  [
    'drift: the typed client',
    npm('run', '--silent', 'schema', '-w', '@plenary/kit', '--', '--check'),
  ],
  ['drift: migrations', npm('run', '--silent', 'migrations:check', '-w', 'services')],
  ['byte budgets', npm('run', '--silent', 'budget', '-w', '@plenary/shell')],
];

await launch(async () => {
  await install();
  const failed = [];
  for (const [title, [program, args]] of checks) {
    const began = Date.now();
    const { code, output } = await execute(program, args, { quiet: true });
    if (code !== 0) {
      failed.push(title);
      console.log(output.trimEnd());
    }
    console.log(
      `${code === 0 ? '✓' : '✗'} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
    );
  }
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});

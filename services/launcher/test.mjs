// Runs the suites that are named, by default all but the longer flows in Chromium.
import './check-node.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFrontEnds, buildServer } from './build.mjs';
import { addFailures } from './failures.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { execute, LauncherError } from './step.mjs';
import { suites } from './suites.mjs';

await launch(async () => {
  const all = suites();
  const names = process.argv.slice(2);
  const chosen = names.length > 0 ? names : ['server', 'front-ends', 'core'];
  const unknown = chosen.filter((name) => !(name in all));
  if (unknown.length > 0) {
    throw new LauncherError(
      `Unknown: ${unknown.join(', ')}. Suites: ${Object.keys(all).join(', ')}.`,
    );
  }
  await install();
  await buildServer();
  await buildFrontEnds();

  const folder = mkdtempSync(join(tmpdir(), 'plenary-reports-'));
  const memory = memoryFolder();
  const sums = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const unstable = [];
  for (const name of chosen) {
    const suite = all[name];
    console.log(`\n── ${suite.title}`);
    const report = join(folder, `${name}.json`);
    const { args, env, cwd } = suite.command(report);
    const temporary = memory && { TMPDIR: memory };
    const { code } = await execute(process.execPath, args, { env: { ...temporary, ...env }, cwd });
    const counts = read(report, suite.count);
    // A run that broke down without naming a test has failed too.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    if (counts.failed > 0 && counts.failures.length === 0) counts.failures = [suite.title];
    failures.push(...counts.failures);
    unstable.push(...(counts.unstable ?? []));
    for (const key of Object.keys(sums)) sums[key] += counts[key];
  }
  rmSync(folder, { recursive: true });
  process.exitCode = sums.failed > 0 || sums.passed === 0 ? 1 : 0;
  console.log(`\n${sums.passed} passed, ${sums.failed} failed, ${sums.skipped} skipped`);
  if (unstable.length > 0)
    console.log(`\nPassed only at the second attempt:\n${unstable.join('\n')}`);
  addFailures(failures);
  addFailures(unstable.map((test) => `passed only at the second attempt: ${test}`));
});

function read(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  }
}

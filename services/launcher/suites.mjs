import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, root } from './root.mjs';

/** The three sizes in order: unit and server, front ends, and the product in Chromium. */
export function suites() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const withJest = workspaces.filter((name) =>
    ['js', 'mjs'].some((ending) => existsSync(join(root, name, `jest.config.${ending}`))),
  );
  const frontEnds = withJest.filter((name) => name !== 'services');
  return [
    jest('the server', 'services'),
    // In one run, so that no core is idle at the end of each. ES modules want the flag of Node.
    // A worker keeps what each file has loaded: at two gigabytes it mostly collects garbage.
    jest(
      'the front ends',
      '.',
      ['--experimental-vm-modules'],
      ['--workerIdleMemoryLimit=600MB', '--projects', ...frontEnds],
    ),
    playwright,
  ];
}

function jest(title, folder, flags = [], options = []) {
  return {
    title: `Jest: ${title}`,
    command: (report) => ({
      cwd: join(root, folder),
      args: [
        '--disable-warning=ExperimentalWarning',
        ...flags,
        installed('jest/bin/jest.js'),
        '--ci',
        '--maxWorkers=2',
        '--json',
        `--outputFile=${report}`,
        ...options,
      ],
    }),
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  };
}

const playwright = {
  title: 'Chromium: the product as people use it',
  command: (report) => ({
    cwd: join(root, 'shell/e2e'),
    args: [installed('@playwright/test/cli.js'), 'test'],
    env: { E2E_REPORT: report },
  }),
  count: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }),
};

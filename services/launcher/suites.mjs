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
    jest('services', []),
    // The packages of the browser are ES modules, which Jest runs behind this flag.
    ...frontEnds.map((name) => jest(name, ['--experimental-vm-modules'])),
    playwright,
  ];
}

function jest(workspace, flags) {
  return {
    title: `Jest: ${workspace}`,
    command: (report) => ({
      cwd: join(root, workspace),
      args: [
        '--disable-warning=ExperimentalWarning',
        ...flags,
        installed('jest/bin/jest.js'),
        '--ci',
        '--maxWorkers=2',
        '--json',
        `--outputFile=${report}`,
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

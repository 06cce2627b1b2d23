import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installed, root } from './root.mjs';

/** Tests make much short-lived garbage: by V8’s default, a seventh of their time goes into collecting it. */
const ROOMY = '--max-semi-space-size=32';

/**
 * What a version of Node can break: streams, sockets, threads, cryptography, compiled packages, child processes, and a
 * whole start.
 */
const OF_NODE = [
  'src/platform/',
  'src/messaging/queue/',
  'src/papers/uploads/',
  'src/identity/credentials/',
  'src/operations/embedded/',
  'src/review/optimisation/',
  'test/start.spec',
];

/** By name, in order. Chromium runs the main flows in `core` and all others in `e2e`. */
export function suites() {
  return {
    // A worker waits for its database and for timers half of the time: a third one uses it.
    server: jest('the server', 'services', [ROOMY], ['--maxWorkers=3']),
    node: jest(
      'the server, where the version of Node matters',
      'services',
      [ROOMY],
      ['--maxWorkers=3', ...OF_NODE],
    ),
    // In one run, so that no core is idle at the end of each.
    'front-ends': jest(
      'the front ends',
      '.',
      [
        // Some packages are ES modules, which Jest loads behind this flag of Node.
        '--experimental-vm-modules',
        ROOMY,
      ],
      [
        '--maxWorkers=2',
        // A worker keeps the modules of each file: at two gigabytes it mostly collects garbage.
        '--workerIdleMemoryLimit=600MB',
        `--config=${join(root, 'services/launcher/jest-front-ends.mjs')}`,
      ],
    ),
    core: playwright('the main flows', '--grep=@core'),
    e2e: playwright('all other flows', '--grep-invert=@core'),
  };
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
        // Outlives the temporary files of the run.
        `--cacheDirectory=${join(root, 'node_modules/.cache/jest')}`,
        '--json',
        `--outputFile=${report}`,
        ...options,
      ],
    }),
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
        const file = relative(root, name);
        const failed = assertionResults.filter((test) => test.status === 'failed');
        if (failed.length === 0 && status === 'failed') return [failure(file, message)];
        return failed.map((test) =>
          failure(`${file} › ${test.fullName}`, test.failureMessages[0] ?? ''),
        );
      }),
    }),
  };
}

function playwright(title, selection) {
  return {
    title: `Chromium: ${title}`,
    command: (report) => ({
      cwd: join(root, 'shell/e2e'),
      args: [installed('@playwright/test/cli.js'), 'test', selection],
      env: { E2E_REPORT: report },
    }),
    count: ({ stats, errors, suites: files }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      failures: [
        ...failuresOf(files, 'unexpected'),
        ...errors.map(({ message }) => failure('Playwright', message ?? '')),
      ],
      unstable: failuresOf(files, 'flaky'),
    }),
  };
}

/** The failed attempts of all tests with this status. */
function failuresOf(files, status) {
  return specsOf(files).flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return failure(`shell/e2e/${file} › ${title}`, messages.join('\n'));
      }),
  );
}

/** All specs of Playwright's tree of suites. */
function specsOf(list = []) {
  return list.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);
}

/** A failed test with the first lines of its message. */
function failure(name, message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, 30);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

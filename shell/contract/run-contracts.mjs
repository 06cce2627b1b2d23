// Runs the contract tests of published versions of remotes against a running product.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../site/front-ends.mjs';

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
/** What a version has of them. */
const CONTRACT = 'contract.cjs';

/**
 * @param versions `{ name: version }` of remotes in the site
 * @returns `[{ name, version, passed, failed: ['title: reason'], hasTests }]`
 */
export async function runContracts(site, versions, given) {
  // Here, so that the tests find Playwright.
  const folder = path.join(root, 'shell/dist', `contracts-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const withTests = Object.entries(versions).filter(([name, version]) => {
      const file = path.join(site, 'node/remotes', name, version, CONTRACT);
      if (!existsSync(file)) return false;
      copyFileSync(file, path.join(folder, `${name}.contract.cjs`));
      return true;
    });
    const report = withTests.length > 0 ? await run(folder, given) : { suites: [], errors: [] };
    return Object.entries(versions).map(([name, version]) => ({
      name,
      version,
      hasTests: withTests.some(([each]) => each === name),
      ...resultOf(name, report),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(folder, given) {
  const report = path.join(folder, 'report.json');
  const config = path.join(import.meta.dirname, '../e2e/contract/playwright.config.ts');
  const child = spawn(process.execPath, [cli, 'test', '-c', config], {
    cwd: root,
    env: {
      ...process.env,
      CONTRACT_TESTS: folder,
      CONTRACT_REPORT: report,
      CONTRACT_PRODUCT: JSON.stringify(given),
    },
    stdio: 'inherit',
  });
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (!existsSync(report)) throw new Error('The contract tests did not run.');
  return JSON.parse(readFileSync(report, 'utf8'));
}

function resultOf(name, { suites, errors }) {
  const file = suites.find((suite) => suite.file === `${name}.contract.cjs`);
  const specs = specsOf(file ? [file] : []);
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => `${title}: ${firstLine(tests)}`);
  const broken = errors
    .filter(({ location }) => location?.file?.endsWith(`/${name}.contract.cjs`))
    .map(({ message = '' }) => message.split('\n')[0]);
  return { passed: specs.length - failed.length, failed: [...failed, ...broken] };
}

const specsOf = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);

/* oxlint-disable-next-line no-control-regex -- Playwright colours its messages. */
const colours = /\u001b\[\d+m/g;

function firstLine(tests) {
  const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  return (error?.message ?? 'it failed').replace(colours, '').split('\n')[0];
}

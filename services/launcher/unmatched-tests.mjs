// Prints the test files that no runner's pattern matches, and fails when there are any.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.argv[2] ?? join(import.meta.dirname, '../..');

/** A name that looks like a test, or a body that begins a test. */
const TEST_NAME = /\.(test|tests|spec|specs|e2e|budget|fault|contract)\.[cm]?[jt]sx?$/;
const TEST_BODY = /^(it|test|describe)(\.\w+)*\(/m;
const CODE = /\.[cm]?[jt]sx?$/;

const patterns = await Promise.all(
  tracked(/(^|\/)(jest|playwright)\.config\.[mt]?[jt]s$/).map(read),
);
/** Each remote's build makes one file of them for its versions, and contracts.e2e.ts runs them (shell/contract-files.mjs). */
const CONTRACTS = /^mfe-[^/]+\/contract\/[^/]+\.contract\.ts$/;
const matched = [...patterns.flat(), CONTRACTS];
const unmatched = tracked(CODE).filter(
  (file) => isTest(file) && !matched.some((pattern) => pattern.test(file)),
);

for (const file of unmatched) console.error(`${file}: no runner's pattern matches this test file.`);
process.exitCode = unmatched.length > 0 ? 1 : 0;

function isTest(file) {
  if (TEST_NAME.test(file)) return true;
  // Scripts may hold the text of a test as a template.
  return /\.tsx?$/.test(file) && TEST_BODY.test(readFileSync(join(root, file), 'utf8'));
}

/** Files of the repository, committed or not, without what it ignores. */
function tracked(name) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return stdout.split('\n').filter((file) => name.test(file) && existsSync(join(root, file)));
}

/** @returns what the tests of a runner are called, from the root */
async function read(file) {
  const folder = dirname(file);
  if (file.includes('playwright')) {
    const [, glob] = /testMatch: '(.+)'/.exec(readFileSync(join(root, file), 'utf8'));
    return [toRegExp(posix.join(folder, glob))];
  }
  const { default: config } = await import(pathToFileURL(join(root, file)).href);
  const rootDir = posix.join(folder, config.rootDir ?? '.');
  return config.testMatch.map((glob) => toRegExp(glob.replace('<rootDir>', rootDir)));
}

// Supports the forms that the configurations use: **/, * and {a,b}.
function toRegExp(glob) {
  const pattern = glob
    .replace(/[.+()]/g, '\\$&')
    .replace(/\{([^}]+)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(.*/)?'));
  return new RegExp(`^${pattern}$`);
}

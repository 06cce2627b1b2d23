import { execFileSync } from 'node:child_process';
import { root } from './front-ends.mjs';

/**
 * The commit that this checkout is built from: SOURCE_COMMIT, or git's.
 * @returns undefined where files were changed since, and outside of a repository
 */
export function sourceCommit() {
  if (process.env.SOURCE_COMMIT) return process.env.SOURCE_COMMIT;
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}

/** @throws when git refuses, with its reason */
export function git(...args) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio }).trim();
}

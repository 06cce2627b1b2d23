// Builds a version again from its commit, in another folder, and compares the bytes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { git } from './source-commit.mjs';
import { damageOf, describeVersion, digestsOfScripts, INTEGRITY, webFolder } from './versions.mjs';

const UNCOMPRESSED = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/**
 * @param say takes the name of the current step
 * @returns the commit, and what differs from its build, in words
 * @throws when the version is not whole, or cannot be built again
 */
export function verifyVersion(site, frontEnd, version, say) {
  const damage = damageOf(site, frontEnd, version);
  if (damage) throw new Error(`${frontEnd} ${version} is damaged: ${damage}.`);
  const { commit, files } = describeVersion(site, frontEnd, version);
  if (!commit) {
    throw new Error(`${frontEnd} ${version} was built from files that no commit has.`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-verify-'));
  const run = (program, ...args) =>
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    say(`Checking out ${commit}`);
    git('worktree', 'add', '--detach', '--force', folder, commit);
    say('Installing its packages');
    run('npm', 'ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund');
    say(`Building ${frontEnd}`);
    run(process.execPath, 'shell/site/build.mjs', frontEnd);
    const built = JSON.parse(readFileSync(path.join(folder, frontEnd, 'dist/files.json'), 'utf8'));
    const differences = [
      ...differing(files.node, built.node),
      ...differing(files.web, built.web),
      ...unexpected(files.web, built.web, webFolder(site, frontEnd, version)),
    ];
    return { commit, differences };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

function differing(published, built) {
  return Object.keys(built)
    .filter((file) => published[file]?.sha384 !== built[file].sha384)
    .map((file) => (published[file] ? `${file} differs` : `${file} is not in the version`));
}

/** Files of the version that its build does not have: all but compressed copies, and lists made of it. */
function unexpected(published, built, folder) {
  const read = (file) => readFileSync(path.join(folder, file));
  const isCopy = (file) => {
    const { dir, name, ext } = path.parse(file);
    const original = path.join(dir, name);
    if (!published[original] || !UNCOMPRESSED[ext]) return false;
    return UNCOMPRESSED[ext](read(file)).equals(read(original));
  };
  const isList = (file) =>
    file === 'assets.json' ||
    (file === INTEGRITY && isDeepStrictEqual(JSON.parse(read(file)), digestsOfScripts(built)));
  return Object.keys(published)
    .filter((file) => !built[file] && !isList(file) && !isCopy(file))
    .map((file) => `${file} is not of its build`);
}

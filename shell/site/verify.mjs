// Builds a version again from its commit, in another folder, and compares the bytes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { git } from './source-commit.mjs';
import { nameOfContent } from './files.mjs';
import {
  ASSETS,
  damageOf,
  describeVersion,
  digestsOfScripts,
  INTEGRITY,
  webFolder,
} from './versions.mjs';

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
    const differences = Object.keys(built).flatMap((part) => differing(files[part], built[part]));
    differences.push(
      ...unexpected(files.node, built.node, () => false),
      ...unexpected(files.web, built.web, addedTo(webFolder(site, frontEnd, version), built)),
    );
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

/** Files of the version that its build does not have. @param isAdded says which of them publishing adds */
function unexpected(published, built, isAdded) {
  return Object.keys(published)
    .filter((file) => !built[file] && !isAdded(file))
    .map((file) => `${file} is not of its build`);
}

/** Publishing adds compressed copies to the files for browsers, and lists made of the build. */
function addedTo(folder, built) {
  const read = (file) => readFileSync(path.join(folder, file));
  const lists = {
    [INTEGRITY]: digestsOfScripts(built.web),
    ...(built.assets && { [ASSETS]: { hash: nameOfContent(built.assets) } }),
  };
  return (file) => {
    if (lists[file]) return isDeepStrictEqual(JSON.parse(read(file)), lists[file]);
    const { dir, name, ext } = path.parse(file);
    const original = path.join(dir, name);
    if (!(built.web[original] ?? lists[original]) || !UNCOMPRESSED[ext]) return false;
    return UNCOMPRESSED[ext](read(file)).equals(read(original));
  };
}

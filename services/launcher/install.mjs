import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { npm } from './npm.mjs';
import { root } from './root.mjs';
import { isStamped, stamp } from './stamp.mjs';
import { step } from './step.mjs';

const modules = join(root, 'node_modules');

/** Brings node_modules in line with the lock file; does nothing when it is already. */
export async function install() {
  const wanted = fingerprint(['package-lock.json']);
  if (isStamped(modules, wanted)) return;
  if (!isInstalled()) await step('Installing packages', ...npm('ci', '--include=dev'));
  stamp(modules, wanted);
}

/** Whether npm was run by hand: it lists the installed packages when the installation is complete. */
function isInstalled() {
  const note = join(modules, '.package-lock.json');
  if (!existsSync(note)) return false;
  const there = packagesOf(note);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || entry.optional || isSame(there[path], entry),
  );
}

function isSame(found, wanted) {
  return found !== undefined && found.version === wanted.version && found.link === wanted.link;
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

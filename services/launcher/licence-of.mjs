import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Packages whose manifest names no licence, read from their files. */
const UNDECLARED = {
  'combine-errors@3.0.3': 'MIT', // Readme.md
  'pause@0.0.1': 'MIT', // Readme.md
  'png-js@2.0.0': 'MIT', // LICENSE
};

/** The name of the package at a place of the lock file. */
export function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * @param place a key of the lock file's packages, from `folder`
 * @returns the licence as an SPDX expression, or undefined when no file names one
 */
export function licenceOf(place, { version, license }, folder = root) {
  if (license) return license;
  const file = join(folder, place, 'package.json');
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // Some old packages use a form that the lock file leaves out.
  const declared = manifest.license?.type ?? manifest.license ?? manifest.licenses?.[0]?.type;
  return declared ?? UNDECLARED[`${nameOf(place)}@${version}`];
}

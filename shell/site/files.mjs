// What a folder of files should hold: so that one that was cut short is noticed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files below a folder, relative to it, sorted. */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** `{ file: { bytes, sha384 } }` for all files below a folder; the digest in base64, as browsers compare it. */
export function describeFiles(folder) {
  return Object.fromEntries(filesOf(folder).map((file) => [file, describe(folder, file)]));
}

function describe(folder, file) {
  const content = readFileSync(path.join(folder, file));
  return {
    bytes: content.length,
    sha384: createHash('sha384').update(content).digest('base64'),
  };
}

/** The first thing that is wrong with a folder, in words, or nothing. */
export function firstDamage(folder, described) {
  for (const [file, { bytes, sha384 }] of Object.entries(described)) {
    if (!existsSync(path.join(folder, file))) return `${file} is missing`;
    const found = describe(folder, file);
    if (found.bytes !== bytes) return `${file} has ${found.bytes} bytes instead of ${bytes}`;
    if (found.sha384 !== sha384) return `${file} differs from the build`;
  }
  return undefined;
}

/** A short name for the content of a described folder. */
export function nameOfContent(...described) {
  const hash = createHash('sha256');
  for (const files of described) {
    for (const [file, { sha384 }] of Object.entries(files)) hash.update(file).update(sha384);
  }
  return hash.digest('hex').slice(0, 8);
}

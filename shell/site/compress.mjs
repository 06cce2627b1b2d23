// Compresses the served files at the highest level. It takes longer than the rest of a publish, and most files of a
// version are those of the one before: compressed files are kept by their content.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from './files.mjs';
import { root } from './front-ends.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|json|svg|webmanifest|mjs)$/;
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** Another version of a library may write other bytes. */
const kinds = [
  { ending: `.br`, library: process.versions.brotli, pack: (bytes) => brotli(bytes, { params }) },
  { ending: `.gz`, library: process.versions.zlib, pack: (bytes) => zip(bytes, { level: 9 }) },
];
const cache = path.join(root, 'node_modules/.cache/compressed');
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Writes `.br` and `.gz` next to each text file of a folder. */
export async function compress(folder) {
  const isKept = openCache();
  await Promise.all(
    filesOf(folder)
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const bytes = readFileSync(path.join(folder, file));
        const hash = createHash('sha256').update(bytes).digest('hex');
        for (const { ending, library, pack } of kinds) {
          const packed = isKept
            ? await kept(`${hash}-${library}${ending}`, () => pack(bytes))
            : await pack(bytes);
          writeFileSync(path.join(folder, file + ending), packed);
        }
      }),
  );
}

/** Removes old files. False where the packages cannot be written, as in an image. */
function openCache() {
  try {
    mkdirSync(cache, { recursive: true });
    for (const name of readdirSync(cache)) {
      const file = path.join(cache, name);
      const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs && Date.now() - mtimeMs > KEPT_MS) rmSync(file, { force: true });
    }
    return true;
  } catch {
    return false;
  }
}

async function kept(name, make) {
  const file = path.join(cache, name);
  try {
    return readFileSync(file);
  } catch {
    const made = await make();
    // Other publishers read it whole or not at all.
    writeFileSync(`${file}.${process.pid}.new`, made);
    renameSync(`${file}.${process.pid}.new`, file);
    return made;
  }
}

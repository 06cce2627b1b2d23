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
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { filesOf } from './files.mjs';
import { root } from './front-ends.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|json|svg|webmanifest|mjs)$/;
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const { brotli: ofBrotli, zlib: ofZlib } = process.versions;

/** Another version of a library may write other bytes. */
const kinds = [
  {
    ...{ ending: '.br', library: ofBrotli },
    ...{ pack: (bytes) => brotli(bytes, { params }), unpack: brotliDecompressSync },
  },
  {
    ...{ ending: '.gz', library: ofZlib },
    ...{ pack: (bytes) => zip(bytes, { level: 9 }), unpack: gunzipSync },
  },
];
const cache = path.join(root, 'node_modules/.cache/compressed');
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Writes `.br` and `.gz` next to each text file of a folder. */
export async function compress(folder) {
  ifWritable(forgetOld);
  await Promise.all(
    filesOf(folder)
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const bytes = readFileSync(path.join(folder, file));
        for (const kind of kinds) {
          writeFileSync(path.join(folder, file + kind.ending), await compressed(bytes, kind));
        }
      }),
  );
}

async function compressed(bytes, { ending, library, pack, unpack }) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const file = path.join(cache, `${hash}-${library}${ending}`);
  try {
    const kept = readFileSync(file);
    if (unpack(kept).equals(bytes)) return kept;
  } catch {
    // Not kept yet, or damaged.
  }
  const made = await pack(bytes);
  ifWritable(() => {
    // Other publishers read it whole or not at all.
    writeFileSync(`${file}.${process.pid}.new`, made);
    renameSync(`${file}.${process.pid}.new`, file);
  });
  return made;
}

function forgetOld() {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const file = path.join(cache, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs && Date.now() - mtimeMs > KEPT_MS) rmSync(file, { force: true });
  }
}

/** The packages of an image cannot be written; it compresses each time. */
function ifWritable(act) {
  try {
    act();
  } catch (error) {
    if (!['EACCES', 'EROFS', 'ENOENT', 'EPERM'].includes(error.code)) throw error;
  }
}

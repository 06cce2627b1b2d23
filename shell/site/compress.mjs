// Compresses the served files once, at the highest level.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from './files.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|json|svg|webmanifest|mjs)$/;

/** Writes `.br` and `.gz` next to each text file of a folder. */
export async function compress(folder) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await Promise.all(
    filesOf(folder)
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const bytes = readFileSync(path.join(folder, file));
        writeFileSync(path.join(folder, `${file}.br`), await brotli(bytes, { params }));
        writeFileSync(path.join(folder, `${file}.gz`), await zip(bytes, { level: 9 }));
      }),
  );
}

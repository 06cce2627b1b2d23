// Puts a built front end into the site folder as an unchangeable version.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { partOf, root } from './front-ends.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|json|svg|webmanifest|mjs)$/;

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

function hashOf(...folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesOf(folder))
      hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

async function compress(folder) {
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

/** Copies under a temporary name and renames, so that a version is there whole or not at all. */
async function place(source, target, { served, extra = {} }) {
  if (existsSync(target)) return;
  const temporary = `${target}.${process.pid}.new`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(source, temporary, { recursive: true });
  for (const [file, text] of Object.entries(extra)) writeFileSync(path.join(temporary, file), text);
  if (served) await compress(temporary);
  renameSync(temporary, target);
}

/** Adds the built front end to the site folder. Returns its version, e.g. `1.0.0-3f2a91bc`. */
export async function addVersion(site, frontEnd) {
  const folder = path.join(root, frontEnd);
  const [web, node] = ['web', 'node'].map((part) => path.join(folder, 'dist', part));
  if (!existsSync(web) || !existsSync(node)) throw new Error(`${frontEnd} has not been built.`);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const extra = {};
  const sources = [web, node];
  if (frontEnd === 'shell') {
    const assets = path.join(folder, 'assets');
    const hash = hashOf(assets);
    await place(assets, path.join(site, 'assets', hash), { served: true });
    extra['assets.json'] = JSON.stringify({ hash });
    sources.push(assets);
  }
  const full = `${version}-${hashOf(...sources)}`;
  await place(node, path.join(site, 'node', partOf(frontEnd), full), { served: false });
  await place(web, path.join(site, partOf(frontEnd), full), { served: true, extra });
  return full;
}

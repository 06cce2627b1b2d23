// How many bytes browsers fetch of a version, against the one before.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './files.mjs';
import { webFolder } from './versions.mjs';

/** In bytes, as served to browsers that accept brotli; all scripts, of which a page loads some. */
export function scriptBytes(site, frontEnd, version) {
  const folder = webFolder(site, frontEnd, version);
  return filesOf(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file))
    .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0);
}

/** `mfe-admin 1.0.0-3f2a91bc: 251.0 kB of scripts, 1.2 kB more than 1.0.0-8b3c9f9e`. */
export function sizeLine(site, frontEnd, version, before) {
  const bytes = scriptBytes(site, frontEnd, version);
  const line = `${frontEnd} ${version}: ${kilobytes(bytes)} of scripts`;
  if (!before || before === version || !existsSync(webFolder(site, frontEnd, before))) return line;
  const more = bytes - scriptBytes(site, frontEnd, before);
  if (more === 0) return `${line}, as ${before}`;
  return `${line}, ${kilobytes(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than ${before}`;
}

const kilobytes = (bytes) => (bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`);

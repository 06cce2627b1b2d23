// The pictures of the gallery and of the venue, as files: written to shell/assets/drawings.
import { mkdir, writeFile } from 'node:fs/promises';
import { gallery } from './gallery.mjs';
import { venues } from './venues.mjs';

const folder = new URL('../../assets/drawings/', import.meta.url);
const drawings = {
  ...gallery,
  ...Object.fromEntries(venues.map((venue, index) => [`venue-${index}`, venue])),
};

await mkdir(folder, { recursive: true });
for (const [name, { width, height, ground, parts }] of Object.entries(drawings)) {
  const field = `<path class="ground" fill="${ground}" d="M0 0h${width}v${height}H0z"/>`;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none">${field}${parts.join('')}</svg>\n`;
  await writeFile(new URL(`${name}.svg`, folder), svg);
}

// The icons and the picture for shared links, from the mark and the map: written to shell/assets.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { map } from './map.mjs';

const asset = (name) => fileURLToPath(new URL(`../../assets/${name}`, import.meta.url));
const dark = '#000051';
const pink = '#f50057';

const bars = 'M0 0h34v7H0zM0 9.75h25v5.5H0zM0 18.5h17.5v4H0zM0 25.7h11v2.6H0zM0 31.6h6v1.4H0z';
const dot = `<circle cx="27" cy="27" r="6.8" fill="${pink}"/>`;
const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

const favicon = svg(
  34,
  34,
  `<style>path{fill:#1a237e}@media(prefers-color-scheme:dark){path{fill:#fff}}</style><path d="${bars}"/>${dot}`,
);

/** The mark on the dark ground, inside the middle 80 % that every system's mask leaves. */
const appIcon = svg(
  64,
  64,
  `<path fill="${dark}" d="M0 0h64v64H0z"/><g transform="translate(15 15)"><path fill="#fff" d="${bars}"/>${dot}</g>`,
);

const png = (picture) => picture.png({ palette: true, compressionLevel: 9, effort: 10 });

async function writeIcon(name, size) {
  const picture = sharp(Buffer.from(appIcon), { density: (72 * size) / 64 }).resize(size, size);
  await png(picture).toFile(asset(name));
}

function sharedMap(left, top, scale) {
  const rows = map.rows.map(([weight, d]) => `<path d="${d}" stroke-width="${weight}"/>`).join('');
  const arcs = `<path d="${map.arcs.join('')}" stroke-opacity=".75" stroke-width="1.4"/>`;
  const cities = `<path d="${map.cities}" stroke-linecap="round" stroke-width="7"/>`;
  const host = `<circle cx="${map.host.x}" cy="${map.host.y}" r="8" fill="${pink}" stroke="#fff" stroke-width="2.5"/>`;
  return `<g fill="none" transform="translate(${left} ${top}) scale(${scale})"><g stroke="#3d3fa0">${rows}</g><g stroke="#ff5983">${arcs}${cities}</g>${host}</g>`;
}

/** It names no edition: previews show the title next to it. */
async function writeSharedPicture() {
  const picture = svg(
    1200,
    630,
    `<path fill="${dark}" d="M0 0h1200v630H0z"/>${sharedMap(0, 26, 1)}<g transform="translate(64 500) scale(2)"><path fill="#fff" d="${bars}"/>${dot}</g>`,
  );
  await png(sharp(Buffer.from(picture)).resize(1200, 630)).toFile(asset('og.png'));
}

await writeFile(asset('favicon.svg'), favicon);
await writeIcon('icon-192.png', 192);
await writeIcon('icon-512.png', 512);
await writeIcon('apple-touch-icon.png', 180);
await writeSharedPicture();

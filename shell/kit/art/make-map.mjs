// Writes the map that art/map.mjs draws to src/art/map.gen.ts, and the south for the band of certificates.
import { writeFile } from 'node:fs/promises';
import { map } from './map.mjs';

const lines = (items) => `[\n${items.map((item) => `  ${item},\n`).join('')}]`;

const source = `// Made by art/make-map.mjs from world-atlas (Natural Earth, public domain). Do not edit.

export const mapWidth = ${map.width};
export const mapHeight = ${map.height};

/** South first: weight of the row's line, and its path. */
export const mapRows: [number, string][] = ${lines(map.rows.map(([weight, d]) => `[${weight}, '${d}']`))};

/** One path for each city in the south, ending at the host. */
export const mapArcs = ${lines(map.arcs.map((d) => `'${d}'`))};

/** Strokes of no length, whose round ends are the cities' dots. */
export const mapCities = '${map.cities}';

export const mapHost = { x: ${map.host.x}, y: ${map.host.y} };
`;

await writeFile(new URL('../src/art/map.gen.ts', import.meta.url), source);
/** Down to the equator, nearly: what the height of the band has room for. */
const BAND_ROWS = 20;
const band = `// Made by shell/kit/art/make-map.mjs from world-atlas (Natural Earth, public domain). Do not edit.

/** The southern half of the map, south first: weight of the row's line, and its path. */
export const bandMap: readonly (readonly [number, string])[] = ${lines(map.rows.slice(0, BAND_ROWS).map(([weight, d]) => `[${weight}, '${d}']`))};
`;
const services = '../../../services/src/registration/issued-documents/';
await writeFile(new URL(`${services}band-map.gen.ts`, import.meta.url), band);
console.log(
  `map: ${
    map.rows
      .map(([, d]) => d)
      .join('')
      .split('h').length - 1
  } runs`,
);

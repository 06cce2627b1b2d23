// Writes the map that art/map.mjs draws to src/art/map.gen.ts.
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
console.log(
  `map: ${
    map.rows
      .map(([, d]) => d)
      .join('')
      .split('h').length - 1
  } runs`,
);

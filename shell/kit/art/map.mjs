// The world turned by 180°, as horizontal lines over land that thin from south to north, and the
// arcs from southern cities to the host. All lengths are in the picture's units.
import { createRequire } from 'node:module';
import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

const WIDTH = 1200;
const ROWS = 46;
const ROW_HEIGHT = 12;
const GRID = 3;
const SHORTEST_RUN = 6;
const WIDEST_CLOSED_GAP = 3;
const CENTRAL_MERIDIAN = 18;

const HOST = [-1.5, 52.5];
const CITIES = {
  Johannesburg: [28.0, -26.2],
  'São Paulo': [-46.6, -23.6],
  Lima: [-77.0, -12.0],
  Jakarta: [106.8, -6.2],
  Nairobi: [36.8, -1.3],
  Lagos: [3.4, 6.5],
  Manila: [121.0, 14.6],
  Mumbai: [72.9, 19.1],
  Dhaka: [90.4, 23.8],
  'Mexico City': [-99.1, 19.4],
  Cairo: [31.2, 30.0],
};

const world = createRequire(import.meta.url)('world-atlas/land-110m.json');
const land = {
  type: 'MultiPolygon',
  coordinates: feature(world, world.objects.land)
    .features.flatMap(({ geometry }) => geometry.coordinates)
    .filter(([outline]) => outline.some(([, latitude]) => latitude > -60)),
};
const projection = geoEqualEarth().rotate([-CENTRAL_MERIDIAN, 0]).angle(180).fitWidth(WIDTH, land);

function project(geometry) {
  const rings = [];
  geoPath(projection, {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1).push([x, y]),
    closePath: () => {},
  })(geometry);
  return rings;
}

/** The stretches of land on one latitude of the picture, as [start, end] by the even-odd rule. */
function stretches(rings, y) {
  const crossings = rings
    .flatMap((ring) =>
      ring.flatMap(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length];
        return ay <= y === by <= y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
      }),
    )
    .sort((a, b) => a - b);
  return crossings.flatMap((start, i) => (i % 2 ? [] : [[start, crossings[i + 1]]]));
}

function simplify(runs) {
  const joined = [];
  for (const run of runs) {
    const [start, end] = run.map((x) => Math.round(x / GRID) * GRID);
    const last = joined.at(-1);
    if (last && start - last[1] <= WIDEST_CLOSED_GAP) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined.filter(([start, end]) => end - start >= SHORTEST_RUN);
}

/** Relative moves keep the numbers short: M x y h length m gap 0 h length … */
function rowPath(runs, y) {
  let pen = 0;
  return runs
    .map(([start, end], i) => {
      const move = i ? `m${start - pen} 0` : `M${start} ${y}`;
      pen = end;
      return `${move}h${end - start}`;
    })
    .join('');
}

function arcPath([x, y], [hostX, hostY]) {
  const dx = hostX - x;
  const dy = hostY - y;
  const control = [x + 0.82 * dx, y + 0.05 * dy - 0.06 * Math.abs(dx)];
  return `M${x} ${y}Q${control.map(Math.round).join(' ')} ${hostX} ${hostY}`;
}

/** Lines grow heavier to the south: t is 0 in the southernmost row, 1 in the northernmost. */
const rowWeight = (t) => Number((1.3 + 8.2 * (1 - t) ** 1.15).toFixed(1));

const rings = project(land);
const host = projection(HOST).map(Math.round);
const cities = Object.values(CITIES).map((city) => projection(city).map(Math.round));

export const map = {
  width: WIDTH,
  height: ROWS * ROW_HEIGHT,
  /** South first: weight of the row's line, and its path. */
  rows: Array.from({ length: ROWS }, (_, i) => {
    const y = (i + 0.5) * ROW_HEIGHT;
    return [rowWeight(i / (ROWS - 1)), rowPath(simplify(stretches(rings, y)), y)];
  }),
  arcs: cities.map((city) => arcPath(city, host)),
  /** Strokes of no length, whose round ends are the cities' dots. */
  cities: cities.map(([x, y]) => `M${x} ${y}h0`).join(''),
  host: { x: host[0], y: host[1] },
};

// Six places of a university, as scans in 400 × 300 units: `near` is drawn bright, `far` dim, `accent`
// and the disc in pink.
import { box, disc, gable, joined, scan, series, without } from './scan.mjs';

const windows = (left) =>
  [140, 178].flatMap((top) => series(box(left, top, left + 12, top + 22), 4, 22));

const mainBuilding = {
  ground: 0,
  far: joined(box(0, 252, 400, 300), (x, y) => y < 90 && Math.sin(x / 52 + y / 9) > 0.72),
  near: joined(
    gable(200, 56, 108, 208),
    box(98, 111, 302, 122),
    ...series(box(106, 122, 122, 218), 6, 34.4),
    box(90, 218, 310, 228),
    box(76, 230, 324, 246),
    without(box(0, 128, 92, 226), ...windows(4)),
    without(box(308, 128, 400, 226), ...windows(314)),
  ),
  disc: { cx: 338, cy: 58, r: 26 },
};

const seats = (x, y) => {
  const depth = (y - 138) / 162;
  if (depth < 0 || Math.floor(y / 6) % 3 === 2) return false;
  const scale = 0.5 + 0.75 * depth;
  const place = Math.abs(x - 200) / scale;
  return place < 330 && Math.abs(place - 110) > 12 && (place + 7) % 18 < 13;
};
const lectureHall = {
  ground: 2,
  far: without(box(0, 0, 400, 114), box(92, 12, 308, 114)),
  near: joined(seats, box(104, 18, 296, 108)),
  disc: { cx: 200, cy: 63, r: 24 },
};

const shelves = [6, 78, 150, 222];
/** From 0 to 1, the same in every run. */
const noise = (place) => Math.abs(Math.sin(place * 12.9898) * 43758.5453) % 1;

const books = (top) => {
  const all = [];
  for (let x = 6; x < 392;) {
    const place = top * 400 + x;
    const width = 8 + Math.floor(noise(place) * 4) * 4;
    const height = 34 + noise(place + 0.3) * 24;
    if (noise(place + 0.6) > 0.12) all.push(box(x, top + 60 - height, x + width, top + 60));
    x += width + 4;
  }
  return all;
};
const library = {
  ground: 1,
  far: joined(...shelves.map((top) => box(0, top + 60, 400, top + 72))),
  near: without(joined(...shelves.flatMap(books)), box(244, 78, 274, 138)),
  accent: box(248, 90, 270, 138),
};

const sun = { cx: 292, cy: 56, r: 30 };
const river = {
  ground: 0,
  far: joined(
    (x, y) => y > 214 && Math.sin(x / 34 + y * 1.7) > -0.55,
    (x, y) => y > 92 && y < 122 && y > 118 - 22 * Math.sin(x / 70) ** 2,
  ),
  near: joined(
    box(0, 122, 400, 136),
    without(box(0, 138, 400, 212), ...series(disc(2, 214, 56), 4, 132)),
  ),
  accent: (x, y) => y > 220 && Math.abs(x - sun.cx) < sun.r - (y - 220) / 4,
  disc: sun,
};

const roofs = [
  [-10, 196, 84],
  [74, 178, 62],
  [136, 204, 76],
  [212, 190, 24],
  [300, 184, 66],
  [366, 206, 60],
];
const clockTower = {
  ground: 2,
  far: joined(
    ...roofs.flatMap(([left, top, width]) => [
      gable(left + width / 2, top - 26, top, width),
      without(
        box(left, top + 3, left + width, 300),
        ...series(box(left + 10, top + 18, left + 20, top + 36), Math.floor(width / 22), 20),
      ),
    ]),
  ),
  near: joined(
    gable(262, 14, 74, 62),
    without(
      box(236, 77, 288, 300),
      disc(262, 108, 21),
      ...[150, 186, 222, 258].map((y) => box(256, y, 268, y + 22)),
    ),
  ),
  disc: { cx: 262, cy: 108, r: 14 },
};

const tree = (x, y, radius) => [
  disc(x, y, radius),
  box(x - 4, y + radius, x + 4, y + radius + radius * 0.8),
];
const garden = {
  ground: 1,
  far: (x, y) =>
    y > 206 + 16 * Math.sin(x / 62) && Math.abs(x - 210 - (y - 206) * 0.5) > (y - 196) * 0.28,
  near: joined(...tree(76, 118, 58), ...tree(176, 150, 32), ...tree(330, 108, 66)),
  disc: { cx: 228, cy: 64, r: 24 },
};

const field = { width: 400, height: 300, pitch: 6, heaviest: 5, lightest: 1.4 };
const accent = '#f50057';
const grounds = [
  { ground: '#1a237e', far: '#3d3fa0', near: '#cfd0ea' },
  { ground: '#534bae', far: '#7a73c9', near: '#e6e7f5' },
  { ground: '#000051', far: '#3d3fa0', near: '#a5a3d8' },
];

const path = (fill, shape) => `<path fill="${fill}" d="${scan(shape, field)}"/>`;

function drawn(scene) {
  const colours = grounds[scene.ground];
  const parts = [path(colours.far, scene.far), path(colours.near, scene.near)];
  if (scene.accent) parts.push(path(accent, scene.accent));
  if (scene.disc) {
    const { cx, cy, r } = scene.disc;
    parts.push(`<circle fill="${accent}" cx="${cx}" cy="${cy}" r="${r}"/>`);
  }
  return { width: field.width, height: field.height, ground: colours.ground, parts };
}

/** Main building, lecture hall, library, river, clock tower, garden. */
export const venues = [mainBuilding, lectureHall, library, river, clockTower, garden].map(drawn);

export const box = (left, top, right, bottom) => (x, y) =>
  x >= left && x < right && y >= top && y < bottom;

export const disc = (cx, cy, radius) => (x, y) => Math.hypot(x - cx, y - cy) < radius;

export const gable = (peak, top, bottom, base) => (x, y) =>
  y >= top && y < bottom && Math.abs(x - peak) < (base / 2) * ((y - top) / (bottom - top));

export const series = (shape, count, step) =>
  Array.from({ length: count }, (_, i) => (x, y) => shape(x - i * step, y));

export const joined =
  (...shapes) =>
  (x, y) =>
    shapes.some((shape) => shape(x, y));

export const without =
  (shape, ...holes) =>
  (x, y) =>
    shape(x, y) && !joined(...holes)(x, y);

/** @param shape whether a point is inside, in units of the field */
export const scan = (shape, { width, height, pitch, heaviest, lightest }) => {
  const grid = 2;
  let d = '';
  for (let y = pitch / 2; y < height; y += pitch) {
    const weight = +(lightest + (heaviest - lightest) * (1 - y / height) ** 1.15).toFixed(1);
    let start = -1;
    for (let x = 0; x <= width; x += grid) {
      const inside = x < width && shape(x, y);
      if (inside && start < 0) start = x;
      if (inside || start < 0) continue;
      d += `M${start} ${y - weight / 2}h${x - start}v${weight}H${start}z`;
      start = -1;
    }
  }
  return d;
};

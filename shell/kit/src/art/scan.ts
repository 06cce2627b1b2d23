export type Shape = (x: number, y: number) => boolean;

export const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom;

export const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) < radius;

export const gable =
  (peak: number, top: number, bottom: number, base: number): Shape =>
  (x, y) =>
    y >= top && y < bottom && Math.abs(x - peak) < (base / 2) * ((y - top) / (bottom - top));

export const series = (shape: Shape, count: number, step: number): Shape[] =>
  Array.from({ length: count }, (_, i) => (x, y) => shape(x - i * step, y));

export const joined =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    shapes.some((shape) => shape(x, y));

export const without =
  (shape: Shape, ...holes: Shape[]): Shape =>
  (x, y) =>
    shape(x, y) && !joined(...holes)(x, y);

type Field = { width: number; height: number; pitch: number; heaviest: number; lightest: number };

export const scan = (shape: Shape, { width, height, pitch, heaviest, lightest }: Field) => {
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

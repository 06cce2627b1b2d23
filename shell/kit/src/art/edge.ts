const bands = [
  [0, 9],
  [13, 21],
  [27, 33.5],
  [41, 45.5],
  [54, 57],
  [66, 67.5],
] as const;

const height = 72;

/** In CSS pixels: 72, times 0.75 on screens narrower than 600. */
export const edgeHeight = (scale = 1) => height * scale;

/** A CSS background image. `direction` 'to top' mirrors it for the edge above the footer. */
export const edgeGradient = (
  colour: string,
  scale = 1,
  direction: 'to bottom' | 'to top' = 'to bottom',
) => {
  const px = (value: number) => (value ? `${value * scale}px` : '0');
  const stops = bands.flatMap(([from, to], i) => [
    `${colour} ${px(from)} ${px(to)}`,
    `transparent ${px(to)} ${px(bands[i + 1]?.[0] ?? height)}`,
  ]);
  return `linear-gradient(${direction}, ${stops.join(', ')})`;
};

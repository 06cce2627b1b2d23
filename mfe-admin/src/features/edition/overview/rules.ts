import { colours } from '@plenary/kit/ui';

const DARK = '@media screen and (prefers-color-scheme: dark)';

/** Quieter on dark. */
export const rule = (side: 'Start' | 'End', width: 3 | 6) => ({
  [`borderBlock${side}`]: `${width}px solid ${colours.primary}`,
  [DARK]: { [`borderBlock${side}Color`]: colours.indigo300 },
});

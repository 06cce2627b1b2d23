import { displayFamily } from '../../art/font-faces';

/** Colours beside the theme's palette. Contrast figures are against the named ground. */
export const colours = {
  mapLine: '#3d3fa0',
  indigo300: '#a5a3d8',
  indigo200: '#cfd0ea',
  indigo100: '#e6e7f5',
  indigo50: '#f5f5fb',
  ink: '#1b1d33',
  body: '#33364f',
  muted: '#5a5e7a',
  mutedOnDark: '#d9d9f3',
  control: '#83879f',
  hairline: '#dcdeec',
  success: '#0b6b3a',
  successTint: '#e2f4ea',
  warning: '#7a4600',
  warningTint: '#fff1d2',
  warningText: '#4d2d00',
  errorTint: '#fdeaee',
  errorText: '#7a0020',
  neutral: '#4a4e68',
  neutralTint: '#eeeff4',
} as const;

export const fonts = {
  display: displayFamily,
  body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  reference: 'ui-monospace, Menlo, Consolas, monospace',
} as const;

/** Type sizes that are not part of MUI's own scale. */
export const type = {
  hero: 'clamp(2.75rem, 2.03rem + 5.52vw, 7rem)',
  pageHead: 'clamp(2.75rem, 2.1rem + 2.67vw, 4.5rem)',
  pageTitle: 'clamp(2.375rem, 1.96rem + 1.71vw, 3.5rem)',
  h2: 'clamp(2.25rem, 1.88rem + 1.52vw, 3.25rem)',
  h3: 'clamp(1.375rem, 1.24rem + 0.57vw, 1.75rem)',
  adminTitle: 'clamp(1.75rem, 1.66rem + 0.38vw, 2rem)',
  lead: 'clamp(1.125rem, 1.08rem + 0.19vw, 1.25rem)',
} as const;

export const motion = {
  ease: 'cubic-bezier(.2, 0, 0, 1)',
  state: '120ms',
  menu: '200ms',
  drawer: '240ms',
} as const;

/** Heights in pixels (specification, section 9). */
export const heights = { header: 64, barSmall: 56, bar: 64 } as const;
/** Width of the admin area's side menu in pixels (specification, section 9). */
export const SIDE_MENU_WIDTH = 240;
/** Widest content in pixels; with the gutters it makes one left edge from header to footer. */
export const CONTENT_WIDTH = 1320;

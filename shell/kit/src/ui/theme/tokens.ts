import { displayFamily } from '../../art/font-faces';

/** Specification, section 9. Drawings, icons, office templates and emails repeat colours. */
export const light = {
  page: '#fff',
  surface: '#fff',
  primary: '#1a237e',
  primaryHover: '#000051',
  primaryDark: '#000051',
  onPrimary: '#fff',
  focus: '#534bae',
  error: '#bb002f',
  barText: '#333',
  mapLine: '#3d3fa0',
  indigo300: '#a5a3d8',
  indigo200: '#cfd0ea',
  indigo100: '#e6e7f5',
  indigo50: '#f5f5fb',
  ink: '#1b1d33',
  body: '#33364f',
  muted: '#5a5e7a',
  control: '#83879f',
  hairline: '#dcdeec',
  success: '#0b6b3a',
  successTint: '#e2f4ea',
  warning: '#7a4600',
  warningEdge: '#b86e00',
  warningTint: '#fff1d2',
  warningText: '#4d2d00',
  errorTint: '#fdeaee',
  errorText: '#7a0020',
  neutral: '#4a4e68',
  neutralTint: '#eeeff4',
  scrim: 'rgba(0, 0, 81, .24)',
};

/** For `prefers-color-scheme: dark` on screens. */
export const dark: typeof light = {
  page: '#0c0d22',
  surface: '#171938',
  primary: '#c5c4f7',
  primaryHover: '#e6e7f5',
  primaryDark: '#1a237e',
  onPrimary: '#000051',
  focus: '#fff',
  error: '#ff8fa3',
  barText: '#d3d4ea',
  mapLine: '#464cb4',
  indigo300: '#6b6fbd',
  indigo200: '#3a3d78',
  indigo100: '#23265a',
  indigo50: '#171938',
  ink: '#f1f1fb',
  body: '#d3d4ea',
  muted: '#a9abca',
  control: '#7f83ab',
  hairline: '#2e315c',
  success: '#8be3b1',
  successTint: '#0e3524',
  warning: '#ffd48a',
  warningEdge: '#ffd48a',
  warningTint: '#3d2a08',
  warningText: '#ffe7bd',
  errorTint: '#3d0c1e',
  errorText: '#ffc2cd',
  neutral: '#cdcfe4',
  neutralTint: '#262842',
  scrim: 'rgba(0, 0, 0, .5)',
};

type SchemeColour = keyof typeof light;

/** A colour scheme as CSS custom properties. */
export const customProperties = (scheme: typeof light) =>
  Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`--${name}`, value]));

const schemeColours = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(--${name})`]),
) as Record<SchemeColour, string>;

/** The colours of the reader's scheme, and those that are the same in both. */
export const colours = {
  ...schemeColours,
  secondary: '#f50057',
  secondaryLight: '#ff5983',
  secondaryDark: '#bb002f',
  indigo: '#1a237e',
  onDark: '#fff',
  onLight: '#000051',
  mutedOnDark: '#d9d9f3',
  print: '#000',
  onDarkHover: 'rgba(255, 255, 255, .12)',
  textSelection: 'rgba(26, 35, 126, .25)',
} as const;

export const shadows = {
  menu: '0 8px 24px rgba(0, 0, 81, .16)',
  drawer: '-16px 0 48px rgba(0, 0, 81, .16)',
  stickyBar: '0 -8px 24px rgba(0, 0, 81, .08)',
} as const;

export const fonts = {
  display: displayFamily,
  body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  reference: 'ui-monospace, Menlo, Consolas, monospace',
} as const;

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
/** A low or magnified screen (400 % of 1280 × 1024 is 320 × 256), where nothing sticks. */
export const LOW_SCREEN = '@media (max-height: 480px)';
/** Width of the admin area's side menu in pixels (specification, section 9). */
export const SIDE_MENU_WIDTH = 240;
/** In pixels, without gutters. */
export const CONTENT_WIDTH = 1320;

import { colours, LOW_SCREEN } from '@plenary/kit/ui';

/** The room that the bar of acts on hold takes at the end of the window, with a gap above it; unset without the bar. */
const ROOM = '--hold-bar';
const GAP = 8;
/** Of other sticky bars, so that the focused element is under none (WCAG 2.2, 2.4.11). */
const STICKY_BAR = 80;

/** Sticky bars end above the bar of acts on hold, which is fixed at the end of the window and as high as its lines. */
export const aboveHoldBar = { insetBlockEnd: `var(${ROOM}, 0px)` };

/** Styles of a bar that stays at the end of the window. On low screens it stays in its place. */
export const stickyBar = {
  position: 'sticky',
  ...aboveHoldBar,
  [LOW_SCREEN]: { position: 'static' },
  borderBlockStart: `3px solid ${colours.primary}`,
  // The focused element is never under it (WCAG 2.2, 2.4.11).
  'html:has(&)': { scrollPaddingBlockEnd: 120 },
} as const;

/** A page ends above it. @param end in pixels */
export const endAboveHoldBar = (end: number) => ({
  paddingBlockEnd: `calc(${end}px + var(${ROOM}, 0px))`,
});

/** A ref of the bar. */
export function reserveRoom(bar: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const room = Math.ceil(window.innerHeight - bar.getBoundingClientRect().top) + GAP;
    style.setProperty(ROOM, `${room}px`);
    style.scrollPaddingBlockEnd = `${room + STICKY_BAR}px`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(ROOM);
    style.scrollPaddingBlockEnd = '';
  };
}

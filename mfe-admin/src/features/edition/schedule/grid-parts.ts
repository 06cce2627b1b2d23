import { colours, styled } from '@plenary/kit/ui';

/** Minutes of a row, so that items may begin at any time of five minutes. */
export const ROW = 5;
/** Pixels: an item of 15 minutes is a target of 24. */
export const ROW_HEIGHT = 8;

export const Scroll = styled('div')({ overflowX: 'auto', paddingBlockEnd: 8 });

export const Heads = styled('div')({
  display: 'grid',
  gap: '0 8px',
  borderBlockEnd: `3px solid ${colours.primary}`,
  fontSize: '0.8125rem',
  color: colours.muted,
  '& > div': { padding: '4px 8px', overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontSize: '0.9375rem', color: colours.ink },
});

export const Body = styled('div')({
  display: 'grid',
  position: 'relative',
  // Blocks stay below the bars of the page.
  isolation: 'isolate',
  columnGap: 8,
  // The first hour begins below the line.
  marginBlockStart: 10,
  '& [data-hour]': {
    gridColumn: '1 / -1',
    borderBlockStart: `1px solid ${colours.hairline}`,
    fontSize: '0.8125rem',
    lineHeight: 1,
    color: colours.muted,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
    '& span': {
      position: 'relative',
      insetBlockStart: -7,
      paddingInlineEnd: 6,
      backgroundColor: colours.page,
    },
  },
  '& [data-column]': { gridRow: '1 / -1', cursor: 'cell' },
  '& [data-column]:hover': { backgroundColor: colours.indigo50 },
});

/** The place at which Enter adds an item: seen while it has the focus. */
export const Cursor = styled('button')({
  zIndex: 1,
  minBlockSize: 24,
  border: `2px dashed ${colours.control}`,
  borderRadius: 0,
  backgroundColor: 'transparent',
  color: colours.ink,
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
  '&:focus': { backgroundColor: colours.surface },
});

export const BlockButton = styled('button')({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  marginBlockEnd: 2,
  padding: '3px 8px',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderInlineStart: `4px solid ${colours.primary}`,
  borderRadius: 0,
  backgroundColor: colours.indigo100,
  color: colours.ink,
  font: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: '16px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'grab',
  '&:focus-visible': { zIndex: 4 },
  '&[data-kind="break"]': {
    borderInlineStartColor: colours.control,
    backgroundColor: colours.neutralTint,
  },
  '&[data-kind="talk"], &[data-kind="panel"]': { borderInlineStartColor: colours.secondary },
  '&[data-problem="true"]': {
    borderColor: colours.error,
    borderInlineStartColor: colours.error,
    backgroundColor: colours.errorTint,
    color: colours.errorText,
  },
  '&[data-overlaps="true"]': { zIndex: 3, marginInlineStart: 28 },
  '&[aria-pressed="true"]': { outline: `2px solid ${colours.secondary}`, outlineOffset: -2 },
  '&[data-dragged="true"]': { cursor: 'grabbing', opacity: 0.85, zIndex: 5 },
  '& strong': { fontWeight: 700 },
  '& [data-end]': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 7,
    cursor: 'ns-resize',
  },
  '& [data-grip]': { display: 'none' },
  '@media (any-pointer: coarse)': {
    paddingInlineEnd: 30,
    '& [data-grip]': {
      display: 'block',
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: 30,
      blockSize: 24,
      padding: '0 9px',
      background: `radial-gradient(circle, ${colours.muted} 1.5px, transparent 2px) 0 0 / 6px 6px content-box`,
      cursor: 'grab',
    },
    '& [data-end]': { blockSize: 16 },
    // They do not scroll.
    '& [data-grip], & [data-end]': { touchAction: 'none', WebkitTouchCallout: 'none' },
    userSelect: 'none',
  },
  '@media (forced-colors: active)': { borderColor: 'ButtonText' },
});

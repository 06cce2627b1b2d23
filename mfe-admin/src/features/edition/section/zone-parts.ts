import { colours, shadows, styled } from '@plenary/kit/ui';

export const ZoneInput = styled('input')({
  inlineSize: '100%',
  maxInlineSize: 480,
  minBlockSize: 48,
  paddingInline: 14,
  border: `1px solid ${colours.control}`,
  borderRadius: 8,
  backgroundColor: colours.page,
  color: colours.ink,
  font: 'inherit',
  fontSize: '1rem',
  textOverflow: 'ellipsis',
});

export const Anchor = styled('div')({ position: 'relative', maxInlineSize: 480 });

export const Popup = styled('div')({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInline: 0,
  zIndex: 5,
  backgroundColor: colours.surface,
  border: `1px solid ${colours.hairline}`,
  borderBlockStart: `6px solid ${colours.primary}`,
  boxShadow: shadows.menu,
  '& ul': {
    maxBlockSize: 'min(40vh, 320px)',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& p': { padding: 14, fontSize: '0.875rem', color: colours.muted },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
    minBlockSize: 44,
    paddingInline: 14,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& li.Mui-focused': { backgroundColor: colours.indigo100, color: colours.ink },
  '& li[aria-selected="true"]': { fontWeight: 700 },
  '& small': { color: colours.muted, fontVariantNumeric: 'tabular-nums' },
  '@media (forced-colors: active)': {
    '& li.Mui-focused': { outline: '3px solid Highlight', outlineOffset: -3 },
  },
});

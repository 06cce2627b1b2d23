import { colours, styled } from '@plenary/kit/ui';

/** Around a table of a panel, as a region with its label: it scrolls sideways on phones. */
export const PanelScroll = styled('div')({ overflowX: 'auto' });

/** Cells with `data-number` hold numbers. */
export const PanelTable = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '8px 12px 8px 0',
    borderBlockEnd: `1px solid ${colours.hairline}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& th': { overflowWrap: 'break-word' },
  '& thead th': { fontWeight: 400, color: colours.muted },
});

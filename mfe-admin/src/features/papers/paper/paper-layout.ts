import { Tabs } from '@plenary/kit/tabs';
import { colours, fonts, heights, LOW_SCREEN, shadows, styled } from '@plenary/kit/ui';
import { endAboveHoldBar } from '../../../shared/holds/above-hold-bar';

/** Where windows are too low for panes, the page scrolls as a whole. */
const PANES = { [LOW_SCREEN]: { blockSize: 'auto' } };

export const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  ...endAboveHoldBar(0),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  [theme.breakpoints.up('md')]: { blockSize: `calc(100dvh - ${heights.bar}px)`, ...PANES },
}));

export const Head = styled('header')(({ theme }) => ({
  padding: '12px 20px',
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& > div:first-of-type': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 6,
    marginBlockEnd: 8,
    '& > h1': { gridColumn: '1 / -1' },
    // The position in the list follows the heading in the document, and is next to the trail.
    '& > h1 + nav': { gridArea: '1 / 2' },
  },
  '& h1': {
    fontFamily: fonts.body,
    fontSize: '1.25rem',
    lineHeight: 1.3,
    color: colours.ink,
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('sm')]: { paddingInline: 32, '& h1': { fontSize: '1.4375rem' } },
}));

export const HeadLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > small': { marginInlineStart: 'auto', color: colours.muted, fontSize: '0.8125rem' },
});

const column = 'minmax(0, 1fr)';

export const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  minBlockSize: 0,
  gridTemplate: `"tabs" auto "panel" auto / ${column}`,
  [theme.breakpoints.up('md')]: {
    gridTemplate: `"pdf tabs" auto "pdf panel" ${column} "act act" auto / clamp(300px, 38%, 390px) ${column}`,
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplate: `"pdf tabs act" auto "pdf panel act" ${column} / clamp(280px, 32%, 390px) ${column} 304px`,
  },
}));

export const PanelTabs = styled(Tabs)({
  gridArea: 'tabs',
  minInlineSize: 0,
  paddingInline: 8,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& [role="tab"]': { fontFamily: fonts.body, fontSize: '0.9375rem', paddingInline: 10 },
});

export const PdfPane = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gridArea: 'panel',
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: `calc(100dvh - ${heights.bar}px)`,
  [theme.breakpoints.up('md')]: {
    gridArea: 'pdf',
    blockSize: 'auto',
    borderInlineEnd: `1px solid ${colours.hairline}`,
    [LOW_SCREEN]: { blockSize: '100dvh' },
  },
  '&[hidden]': { display: 'none' },
}));

export const Panel = styled('div')(({ theme }) => ({
  gridArea: 'panel',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 28,
  padding: '20px 20px 40px',
  [theme.breakpoints.up('md')]: { overflowY: 'auto', paddingInline: 24 },
  '&:focus-visible': { outlineOffset: -3 },
  '&[hidden]': { display: 'none' },
}));

/** To the right, below 1200 px a bar that opens upwards, below 900 px a tab. */
export const ActPane = styled('div')(({ theme }) => ({
  gridArea: 'panel',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 28,
  padding: '20px 20px 40px',
  [theme.breakpoints.up('md')]: {
    gridArea: 'act',
    gap: 0,
    padding: 0,
    borderBlockStart: `3px solid ${colours.primary}`,
    backgroundColor: colours.surface,
    boxShadow: shadows.stickyBar,
  },
  [theme.breakpoints.up('lg')]: {
    gap: 28,
    padding: '20px 24px 40px',
    overflowY: 'auto',
    borderBlockStart: 0,
    borderInlineStart: `1px solid ${colours.hairline}`,
    backgroundColor: 'transparent',
    boxShadow: 'none',
  },
  '&:focus-visible': { outlineOffset: -3 },
  '&[hidden]': { display: 'none' },
}));

/** What the bar opens. */
export const ActSheet = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  gap: 28,
  maxBlockSize: '55dvh',
  overflowY: 'auto',
  padding: '20px 24px 28px',
  '&[hidden]': { display: 'none' },
});

export const ActBar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 24px',
});

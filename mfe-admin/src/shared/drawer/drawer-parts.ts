import {
  shadows,
  colours,
  fonts,
  heights,
  IconButton,
  keyframes,
  LOW_SCREEN,
  motion,
  styled,
} from '@plenary/kit/ui';
import { aboveHoldBar, endAboveHoldBar } from '../holds/above-hold-bar';

/** In pixels, from 900 px on. */
export const DRAWER_WIDTH = 440;
/** Window width from which the drawer is next to the list, in pixels. */
export const BESIDE_FROM = 1400;

const slide = keyframes({ from: { transform: 'translateX(32px)', opacity: 0 } });

export const Pane = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${heights.barSmall}px)`,
  backgroundColor: colours.surface,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '&:focus': { outline: 'none' },
  [`@media (max-width: ${BESIDE_FROM - 0.05}px)`]: endAboveHoldBar(0),
  [theme.breakpoints.up('sm')]: { minBlockSize: `calc(100dvh - ${heights.bar}px)` },
  [theme.breakpoints.up('md')]: {
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 5,
    inlineSize: DRAWER_WIDTH,
    minBlockSize: 0,
    overflowY: 'auto',
    borderInlineStart: `1px solid ${colours.hairline}`,
    boxShadow: shadows.drawer,
    animation: `${slide} ${motion.drawer} ${motion.ease}`,
  },
}));

export const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: '20px 64px 12px 20px',
  borderBlockEnd: `3px solid ${colours.primary}`,
  backgroundColor: colours.surface,
  '& h2': {
    fontFamily: fonts.body,
    fontSize: '1.375rem',
    fontWeight: 700,
    lineHeight: 1.3,
    color: colours.ink,
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('sm')]: { paddingInline: '24px 64px' },
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
  [LOW_SCREEN]: { position: 'relative' },
}));

export const Close = styled(IconButton)({
  position: 'absolute',
  insetBlockStart: 14,
  insetInlineEnd: 12,
});

/** A form fills the remaining height, so that its foot is at the end. */
export const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  flex: 1,
  padding: '20px 20px 0',
  '& > [role="status"]:empty': { marginBlockEnd: -20 },
  '& > :last-child:not(form)': { paddingBlockEnd: 24 },
  '& > form': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    paddingBlockStart: 16,
    borderBlockStart: `3px solid ${colours.primary}`,
  },
  '& h3': { fontFamily: fonts.body, fontSize: '1.0625rem', color: colours.ink },
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}));

export const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  gap: 12,
  marginBlockStart: 'auto',
  marginInline: -20,
  padding: '14px 20px',
  backgroundColor: colours.surface,
  borderBlockStart: `1px solid ${colours.hairline}`,
  '& button[type="submit"]': { flex: 1 },
  [theme.breakpoints.up('sm')]: { marginInline: -24, paddingInline: 24 },
  [`@media (max-width: ${BESIDE_FROM - 0.05}px)`]: aboveHoldBar,
  [LOW_SCREEN]: { position: 'static' },
}));

export const Fields = styled('div')({ display: 'grid', gap: 16, paddingBlockEnd: 24 });

export const FieldRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.25rem, 1fr))',
  gap: 12,
  alignItems: 'start',
});

export const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

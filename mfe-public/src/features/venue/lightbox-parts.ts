import { colours, styled } from '@plenary/kit/ui';

export const Frame = styled('dialog')({
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: colours.primaryDark,
  color: colours.onDark,
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 44,
    blockSize: 44,
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: colours.onDarkHover },
  },
  // The place of the scrollbar stays, so that nothing behind moves.
  'html:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
});

export const Bar = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: '8px 16px',
});

export const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingInline: 4,
  touchAction: 'pan-y pinch-zoom',
  '[dir="rtl"] & > button svg': { transform: 'scaleX(-1)' },
  [theme.breakpoints.down('sm')]: {
    paddingInline: 0,
    '& > button': { position: 'absolute', insetBlockEnd: 8 },
    '& > button:first-of-type': { insetInlineStart: 8 },
    '& > button:last-of-type': { insetInlineEnd: 8 },
  },
  [theme.breakpoints.up('md')]: { paddingInline: 24 },
}));

/** Without a box: the stage lays out the picture. */
export const Picture = styled('div')({
  display: 'contents',
  '& > img': {
    flex: '0 1 auto',
    minInlineSize: 0,
    inlineSize: 'min(100%, 1200px)',
    blockSize: 'auto',
    maxBlockSize: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'contain',
  },
});

export const Caption = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 16px',
  padding: 16,
  '& span': { color: colours.mutedOnDark },
});

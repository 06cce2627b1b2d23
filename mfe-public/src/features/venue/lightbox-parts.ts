import { colours, styled } from '@plenary/kit/ui';

const band = {
  backgroundColor: colours.primaryDark,
  color: colours.onDark,
  paddingInline: 16,
  '& button:hover': { backgroundColor: colours.onDarkHover },
};

export const Bar = styled('div')({
  ...band,
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: 8,
});

export const Stage = styled('div')(({ theme }) => ({
  ...band,
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingInline: 4,
  touchAction: 'pan-y pinch-zoom',
  '& > img, & > svg': {
    flex: '0 1 auto',
    minInlineSize: 0,
    inlineSize: 'min(100%, 1200px)',
    blockSize: 'auto',
    maxBlockSize: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'contain',
  },
  '& > button': { flex: 'none', inlineSize: 44, blockSize: 44, padding: 0 },
  '[dir="rtl"] & > button svg': { transform: 'scaleX(-1)' },
  [theme.breakpoints.down('sm')]: {
    paddingInline: 0,
    '& > button': { position: 'absolute', insetBlockEnd: 8 },
    '& > button:first-of-type': { insetInlineStart: 8 },
    '& > button:last-of-type': { insetInlineEnd: 8 },
  },
  [theme.breakpoints.up('md')]: { paddingInline: 24 },
}));

export const Caption = styled('p')({
  ...band,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 16px',
  paddingBlock: 16,
  '& span': { color: colours.mutedOnDark },
});

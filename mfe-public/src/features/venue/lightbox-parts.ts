import { colours, styled } from '@plenary/kit/ui';

const band = {
  backgroundColor: '#000051',
  color: '#fff',
  paddingInline: 16,
  '& button:hover': { backgroundColor: 'rgba(255, 255, 255, .12)' },
};

export const Bar = styled('div')({
  ...band,
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: 8,
});

/** The picture as large as it can be, with its buttons at the sides. */
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

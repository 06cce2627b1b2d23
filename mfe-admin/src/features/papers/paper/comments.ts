import { colours, fonts, styled } from '@plenary/kit/ui';

export const Comments = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& article': {
    display: 'grid',
    gap: 6,
    paddingBlock: 14,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& :is(h3, h4)': {
    fontFamily: fonts.body,
    fontSize: '0.9375rem',
    fontWeight: 700,
    color: colours.ink,
  },
  '& :is(h3, h4) small': { fontWeight: 400 },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: colours.ink },
});

import { colours, fonts, styled } from '@plenary/kit/ui';

export const Block = styled('div')({
  display: 'grid',
  gap: 8,
  borderBlockStart: `1px solid ${colours.hairline}`,
  paddingBlock: 16,
  '& h3': { fontFamily: fonts.body, fontSize: '1.125rem', color: colours.ink },
  '& small': { fontSize: '0.875rem', color: colours.muted },
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '70ch' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', listStyle: 'none', padding: 0 },
});

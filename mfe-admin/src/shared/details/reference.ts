import { colours, fonts, styled } from '@plenary/kit/ui';

export const Reference = styled('code')({
  fontFamily: fonts.reference,
  fontSize: '0.8125rem',
  color: colours.muted,
  whiteSpace: 'nowrap',
});

import { colours, fonts, styled } from '@plenary/kit/ui';

/** A reference as people read it out: a payment's, a transaction's. */
export const Reference = styled('code')({
  fontFamily: fonts.reference,
  fontSize: '0.8125rem',
  color: colours.muted,
  whiteSpace: 'nowrap',
});

import { colours, styled } from '@plenary/kit/ui';

/** As it was written. */
export const Message = styled('p')({
  padding: 16,
  backgroundColor: colours.indigo50,
  color: colours.ink,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

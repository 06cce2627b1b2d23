import { edgeGradient } from '@plenary/kit/art';
import { colours, styled } from '@plenary/kit/ui';

export const Edge = styled('div')(({ theme }) => ({
  blockSize: 54,
  marginBlockStart: 56,
  background: edgeGradient(colours.primaryDark, 0.75, 'to top'),
  [theme.breakpoints.up('sm')]: {
    blockSize: 72,
    marginBlockStart: 88,
    background: edgeGradient(colours.primaryDark, 1, 'to top'),
  },
}));

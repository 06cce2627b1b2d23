import { edgeGradient } from '../art';
import { colours, styled } from '@plenary/kit/ui';

export const Edge = styled('div')(({ theme }) => ({
  blockSize: 54,
  background: edgeGradient(colours.primaryDark, 0.75),
  [theme.breakpoints.up('sm')]: { blockSize: 72, background: edgeGradient(colours.primaryDark) },
  '@media print': { display: 'none' },
}));

import { edgeGradient } from '../art';
import { styled } from '@plenary/kit/ui';

/** The lines that thin below a dark band. */
export const Edge = styled('div')(({ theme }) => ({
  blockSize: 54,
  background: edgeGradient('#000051', 0.75),
  [theme.breakpoints.up('sm')]: { blockSize: 72, background: edgeGradient('#000051') },
  '@media print': { display: 'none' },
}));

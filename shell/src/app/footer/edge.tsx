import { edgeGradient } from '@plenary/kit/art';
import { styled } from '@plenary/kit/ui';

/** The band of thinning lines above the footer. */
export const Edge = styled('div')(({ theme }) => ({
  blockSize: 54,
  marginBlockStart: 56,
  background: edgeGradient('#000051', 0.75, 'to top'),
  [theme.breakpoints.up('sm')]: {
    blockSize: 72,
    marginBlockStart: 88,
    background: edgeGradient('#000051', 1, 'to top'),
  },
}));

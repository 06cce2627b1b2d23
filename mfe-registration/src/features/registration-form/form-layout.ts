import { styled } from '@plenary/kit/ui';
import { columnGap } from '../../shared/layout/columns';

export const FormLayout = styled('div')(({ theme }) => ({
  '& > form > *': { minInlineSize: 0 },
  [theme.breakpoints.up('md')]: {
    '& > form': {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      columnGap,
      alignItems: 'start',
    },
    '& > form > *': { gridColumn: 1 },
    '& > form > aside': {
      gridColumn: 2,
      // Spans the optional rows of the alert and the error summary.
      gridRow: '1 / span 3',
      position: 'sticky',
      insetBlockStart: 88,
    },
  },
  [theme.breakpoints.down('md')]: {
    // Keeps the focused element above the bar.
    '& :is(input, select, textarea, button, a)': { scrollMarginBlockEnd: 112 },
  },
}));

export const Fields = styled('div')({ display: 'grid', gap: 24 });

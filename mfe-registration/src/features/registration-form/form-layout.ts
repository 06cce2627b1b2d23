import { styled } from '@plenary/kit/ui';
import { columnGap } from '../../parts/columns';

/** The form's fields with the sum beside them; below 900 pixels the sum is a bar at the bottom. */
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
      // Beside the alert and the summary of errors as well, when they are there.
      gridRow: '1 / span 3',
      position: 'sticky',
      insetBlockStart: 88,
    },
  },
  [theme.breakpoints.down('md')]: {
    // The bar must not hide what has the focus.
    '& :is(input, select, textarea, button, a)': { scrollMarginBlockEnd: 112 },
  },
}));

export const Fields = styled('div')({ display: 'grid', gap: 24 });

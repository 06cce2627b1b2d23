import { styled } from '@plenary/kit/ui';

export const columnGap = 'clamp(32px, 5vw, 72px)';

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    columnGap,
    '& > aside': { gridColumn: 2, gridRow: 1 },
    '& > :not(aside)': { gridColumn: 1, gridRow: 1 },
  },
}));

export const Part = styled('section')(({ theme }) => ({
  '& + &': { marginBlockStart: 48 },
  '& > h2': {
    marginBlockEnd: 16,
    fontSize: theme.typography.h3.fontSize,
    lineHeight: theme.typography.h3.lineHeight,
  },
}));

import { styled } from '@mui/material/styles';

/** Fields in one column, from 600 pixels in two. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '20px 24px',
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** A narrow field beside a wide one, such as title and first name, on every screen. */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: '112px 1fr',
});

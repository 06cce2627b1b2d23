import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Legend } from './field-parts';

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

const Part = styled('section')({ marginBlockStart: 20 });

/** A part of a form under its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Legend id={id}>{title}</Legend>
      {children}
    </Part>
  );
}

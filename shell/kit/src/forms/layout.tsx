import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Legend } from './field-parts';

export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '20px 24px',
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

export const FieldPair = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: '112px 1fr',
});

const Part = styled('section')({ marginBlockStart: 20 });

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Legend id={id}>{title}</Legend>
      {children}
    </Part>
  );
}

import { styled } from '@plenary/kit/ui';
import { useId, type ReactNode } from 'react';
import { rule } from './rules';

const Part = styled('section')({
  ...rule('Start', 3),
  paddingBlockStart: 10,
  fontSize: '0.875rem',
  '& > div': { display: 'flex', gap: 12, alignItems: 'baseline', justifyContent: 'space-between' },
  '& h2': { fontSize: '1.1875rem', lineHeight: 1.2 },
});

interface SidePartProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function SidePart({ title, action, children }: SidePartProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </Part>
  );
}

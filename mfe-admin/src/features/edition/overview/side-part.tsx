import { styled } from '@plenary/kit/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
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
  /** The heading takes the focus each time this number grows: the focused control is gone. */
  focusCount?: number;
  children: ReactNode;
}

export function SidePart({ title, action, focusCount = 0, children }: SidePartProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusCount > 0) heading.current?.focus();
  }, [focusCount]);
  return (
    <Part aria-labelledby={id}>
      <div>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Part>
  );
}

import { Alert, Button, styled } from '@plenary/kit/ui';
import { useEffect, useRef } from 'react';
import type { Problem } from './problems';
import { texts } from './texts';

const List = styled('ul')({
  display: 'grid',
  gap: 4,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'center' },
});

interface ProblemListProps {
  problems: readonly Problem[];
  /** Grows with each refused save. */
  reports: number;
  onOpen: (day: number, item: number) => void;
}

/** Takes the focus when a save was refused: the item's fields may not be shown. */
export function ProblemList({ problems, reports, onOpen }: ProblemListProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isAtField = document.activeElement?.getAttribute('aria-invalid') === 'true';
    if (reports > 0 && !isAtField) box.current?.focus();
  }, [reports]);
  if (problems.length === 0) return null;
  const areWarnings = problems.every(({ isWarning }) => isWarning);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={texts.problems.title}>
      <Alert severity={areWarnings ? 'warning' : 'error'} role="presentation">
        <List role="list">
          {problems.map(({ day, item, text }) => (
            <li key={`${day} ${item} ${text}`}>
              {text}
              <Button
                look="text"
                aria-label={texts.problems.openItem({ text })}
                onClick={() => onOpen(day, item)}
              >
                {texts.problems.open}
              </Button>
            </li>
          ))}
        </List>
      </Alert>
    </div>
  );
}

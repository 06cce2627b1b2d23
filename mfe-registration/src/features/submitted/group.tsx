import { colours, styled } from '@plenary/kit/ui';
import { useId, type ReactNode } from 'react';

const RULES = { heavy: 6, middle: 3, light: 1 } as const;

const Part = styled('section', { shouldForwardProp: (prop) => prop !== 'rule' })<{
  rule: keyof typeof RULES;
}>(({ theme, rule }) => ({
  marginBlockStart: 56,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 24px',
    borderBlockEnd: `${RULES[rule]}px solid ${colours.primary}`,
    paddingBlockEnd: 12,
    color: colours.muted,
    fontSize: '0.9375rem',
  },
  '& h2': { fontSize: 'clamp(1.75rem, 1.6rem + 1vw, 2.5rem)', lineHeight: 1.1 },
  '& h2 small': { fontSize: '0.7em', marginInlineStart: 8, color: colours.muted },
  [theme.breakpoints.up('md')]: { marginBlockStart: 72 },
}));

interface GroupProps {
  title: string;
  count: number;
  note?: string;
  rule: keyof typeof RULES;
  children: ReactNode;
}

export function Group({ title, count, note, rule, children }: GroupProps) {
  const id = useId();
  return (
    <Part rule={rule} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title} <small>{count}</small>
        </h2>
        {note && <p>{note}</p>}
      </header>
      {children}
    </Part>
  );
}

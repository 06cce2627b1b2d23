import { colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { columnGap } from '../../shared/layout/columns';
import { texts } from './texts';

const Rail = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 8,
  marginBlockEnd: 40,
  listStyle: 'none',
  '& li': {
    borderBlockStart: `6px solid ${colours.indigo200}`,
    paddingBlockStart: 10,
    fontSize: '0.9375rem',
    color: colours.muted,
  },
  '& li[data-done]': { borderColor: colours.primary, color: colours.ink },
  '& li[aria-current]': { borderColor: colours.secondary, color: colours.ink, fontWeight: 600 },
  // As wide as the main column.
  [theme.breakpoints.up('md')]: {
    marginInlineEnd: `calc(360px + ${columnGap})`,
  },
  '@media print': { display: 'none' },
}));

/** `current` counts from 0. */
export function Steps({ current }: { current: 0 | 1 }) {
  const { register, registered, transfer, confirmed } = texts.steps;
  const steps = [current === 0 ? register : registered, transfer, confirmed];
  return (
    <Rail aria-label={texts.stepsLabel}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
          {index < current && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
        </li>
      ))}
    </Rail>
  );
}

import { IconChevronDown, IconChevronUp } from '@plenary/kit/art/icons';
import { RouterLink, useNavigate } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { preferencesQuery } from '../../../shared/list/preferences.api';
import { useSingleKeys } from '../../../shared/list/single-keys';
import { texts } from '../texts';
import type { Neighbour, Neighbours } from './neighbours';

const Root = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: colours.muted,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  '& ul': { display: 'flex', gap: 4, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 36,
    paddingInline: 10,
    border: `1px solid ${colours.control}`,
    borderRadius: 8,
    color: colours.primary,
    textDecoration: 'none',
    '@media (pointer: coarse)': { minBlockSize: 44, minInlineSize: 44, justifyContent: 'center' },
  },
  '& svg': { inlineSize: 16, blockSize: 16 },
  '& kbd': {
    paddingInline: 5,
    border: `1px solid ${colours.control}`,
    borderRadius: 4,
    font: 'inherit',
    '@media (pointer: coarse)': { display: 'none' },
  },
});

/** J and K go through the list that the reader came from. */
export function PaperPosition({ neighbours }: { neighbours: Neighbours | undefined }) {
  const navigate = useNavigate();
  const hasKeys = useQuery(preferencesQuery()).data?.hasShortcuts ?? false;
  const { previous, next } = neighbours ?? {};
  const visit = (neighbour: Neighbour | undefined) => {
    if (neighbour) void navigate(neighbour.to, { state: neighbour.state });
  };
  useSingleKeys({ j: () => visit(next), k: () => visit(previous) }, hasKeys);
  if (!neighbours) return null;
  return (
    <Root aria-label={texts.inList}>
      <span>{texts.position({ position: neighbours.position })}</span>
      <ul>
        <Step
          to={previous}
          label={texts.previousPaper}
          Icon={IconChevronUp}
          hint={hasKeys && 'K'}
        />
        <Step to={next} label={texts.nextPaper} Icon={IconChevronDown} hint={hasKeys && 'J'} />
      </ul>
    </Root>
  );
}

interface StepProps {
  to: Neighbour | undefined;
  label: (values: { title: string }) => string;
  Icon: ComponentType;
  hint: string | false;
}

function Step({ to, label, Icon, hint }: StepProps) {
  if (!to) return null;
  return (
    <li>
      <RouterLink to={to.to} state={to.state} aria-label={label({ title: to.paper.title })}>
        <Icon />
        {hint && <kbd aria-hidden="true">{hint}</kbd>}
      </RouterLink>
    </li>
  );
}

import { Button, colours, shadows, styled } from '@plenary/kit/ui';
import { useId } from 'react';
import { stickyBar } from '../../../shared/holds/above-hold-bar';
import type { Proposal } from './assignment.api';
import { texts } from './texts';

const Bar = styled('div')({
  ...stickyBar,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  marginBlockStart: 24,
  paddingBlock: 14,
  backgroundColor: colours.page,
  boxShadow: shadows.stickyBar,
  '& small': { display: 'block', color: colours.muted },
});

interface SendBarProps {
  proposal: Proposal;
  /** The proposal does not follow the rules and pairs that are shown. */
  isBlocked: boolean;
  onSend: () => void;
}

export function SendBar({ proposal, isBlocked, onSend }: SendBarProps) {
  const hintId = useId();
  const count = proposal.result.matches;
  const reviewers = new Set(
    proposal.items.flatMap(({ reviewers }) => reviewers.map(({ id }) => id)),
  ).size;
  return (
    <Bar data-sticky-bar="">
      <span>
        <strong>{texts.summary({ count, reviewers })}</strong>
        <small id={hintId}>{isBlocked ? texts.changed : texts.summaryHint}</small>
      </span>
      <Button disabled={isBlocked} aria-describedby={hintId} onClick={onSend}>
        {texts.send({ count })}
      </Button>
    </Bar>
  );
}

import { Button, colours, shadows, styled } from '@plenary/kit/ui';
import type { Proposal } from './assignment.api';
import { texts } from './texts';

const Bar = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  marginBlockStart: 24,
  paddingBlock: 14,
  borderBlockStart: `3px solid ${colours.primary}`,
  backgroundColor: colours.page,
  boxShadow: shadows.stickyBar,
  '& small': { display: 'block', color: colours.muted },
});

export function SendBar({ proposal, onSend }: { proposal: Proposal; onSend: () => void }) {
  const count = proposal.result.matches;
  const reviewers = new Set(
    proposal.items.flatMap(({ reviewers }) => reviewers.map(({ id }) => id)),
  ).size;
  return (
    <Bar>
      <span>
        <strong>{texts.summary({ count, reviewers })}</strong>
        <small>{texts.summaryHint}</small>
      </span>
      <Button onClick={onSend}>{texts.send({ count })}</Button>
    </Bar>
  );
}

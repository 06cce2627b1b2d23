import { IconCheck } from '@plenary/kit/art/icons';
import { Chip, colours, styled } from '@plenary/kit/ui';
import type { AcceptedPaper } from './accepted-papers.api';
import { texts } from './texts';

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.9375rem',
  color: colours.muted,
});

/** Where a paper stands, and of what kind it is. */
export function PaperState({ paper }: { paper: AcceptedPaper }) {
  return (
    <Line>
      <Chip tone="green" icon={<IconCheck />}>
        {texts.accepted}
      </Chip>
      {texts.kind[paper.kind]}
    </Line>
  );
}

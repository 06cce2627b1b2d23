import { PaperChip, paperState } from '@plenary/kit/states';
import { colours, styled } from '@plenary/kit/ui';
import type { Paper } from './papers.api';
import { texts } from './texts';

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.9375rem',
  color: colours.muted,
});

export function PaperStatusLine({ paper }: { paper: Paper }) {
  const { number, kind } = paper;
  return (
    <Line>
      <PaperChip state={paperState(paper)} />
      {number === null ? texts.kind[kind] : `${texts.number({ number })}, ${texts.kind[kind]}`}
    </Line>
  );
}

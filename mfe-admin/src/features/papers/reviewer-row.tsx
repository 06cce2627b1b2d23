import { IconCheck, IconClock, IconUsers, type IconProps } from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import type { RowShape } from '../../list/row-shape';
import { OverdueChip } from '../../states/paper-chip';
import { texts } from './reviewer-texts';
import type { Reviewer } from './reviewers.api';

const looks: Record<Reviewer['availability'], { tone: Tone; Icon: ComponentType<IconProps> }> = {
  free: { tone: 'green', Icon: IconCheck },
  full: { tone: 'indigo', Icon: IconUsers },
  paused: { tone: 'grey', Icon: IconClock },
};

/** Whether they can be asked, and whether they are late with what they have. */
export function ReviewerChips({ reviewer: { availability, late } }: { reviewer: Reviewer }) {
  const { tone, Icon } = looks[availability];
  return (
    <>
      <Chip tone={tone} icon={<Icon />}>
        {texts.states[availability]}
      </Chip>{' '}
      {late > 0 && <OverdueChip>{texts.late(late)}</OverdueChip>}
    </>
  );
}

const loadOf = ({ load, limit }: Reviewer) => texts.load(load, limit);
const topicsOf = ({ terms }: Reviewer) => terms.topics.join(', ') || texts.noTopics;

export const reviewerRow: RowShape<Reviewer> = {
  id: ({ id }) => id,
  head: texts.reviewer,
  sort: { by: 'name', kind: 'text' },
  title: ({ name }) => name,
  note: ({ organization }) => organization,
  columns: [
    { head: texts.topics, cell: topicsOf },
    { head: texts.state, cell: (reviewer) => <ReviewerChips reviewer={reviewer} /> },
    {
      head: texts.papers,
      sort: { by: 'load', kind: 'number' },
      isNumeric: true,
      cell: loadOf,
    },
  ],
  entry: (reviewer) => ({
    value: loadOf(reviewer),
    text: topicsOf(reviewer),
    foot: <ReviewerChips reviewer={reviewer} />,
  }),
};

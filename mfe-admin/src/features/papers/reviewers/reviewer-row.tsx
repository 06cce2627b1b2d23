import { formatList } from '@plenary/kit/i18n';
import { IconCheck, IconClock, IconUsers, type IconProps } from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { OverdueChip } from '../../../shared/overdue-chip';
import { texts } from './texts';
import type { Reviewer } from './reviewers.api';

const looks: Record<Reviewer['availability'], { tone: Tone; Icon: ComponentType<IconProps> }> = {
  available: { tone: 'green', Icon: IconCheck },
  'at-capacity': { tone: 'indigo', Icon: IconUsers },
  paused: { tone: 'grey', Icon: IconClock },
};

export function ReviewerChips({ reviewer: { availability, late } }: { reviewer: Reviewer }) {
  const { tone, Icon } = looks[availability];
  return (
    <>
      <Chip tone={tone} icon={<Icon />}>
        {texts.availabilities[availability]}
      </Chip>{' '}
      {late > 0 && <OverdueChip>{texts.overdue({ count: late })}</OverdueChip>}
    </>
  );
}

const loadOf = ({ load, limit }: Reviewer) => texts.load({ load, limit });
export const ratingsOf = ({ ratings: { mean, count } }: Reviewer) =>
  mean === null ? texts.noRatings : texts.meanRating({ mean: mean.toFixed(1), count });
const topicsOf = ({ terms }: Reviewer) => formatList(terms.topics) || texts.noTopics;

export const reviewerRow: RowShape<Reviewer> = {
  id: ({ id }) => id,
  head: texts.reviewer,
  sort: { by: 'name', kind: 'text' },
  title: ({ name }) => name,
  note: ({ organization }) => organization,
  columns: [
    { head: texts.topics, cell: topicsOf },
    { head: texts.availability, cell: (reviewer) => <ReviewerChips reviewer={reviewer} /> },
    { head: texts.ratings, isNumeric: true, cell: ratingsOf },
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

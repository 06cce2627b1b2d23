import { IconCheck, IconLock, IconUsers } from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { Ago } from '../../../shared/details/time';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { money } from '../money';
import type { GroupRow } from './groups.api';
import { texts } from './texts';

const looks: Record<GroupRow['state'], [Tone, ComponentType]> = {
  open: ['green', IconCheck],
  full: ['indigo', IconUsers],
  closed: ['grey', IconLock],
};

export function GroupChip({ state }: Pick<GroupRow, 'state'>) {
  const [tone, Icon] = looks[state];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {texts.states[state]}
    </Chip>
  );
}

export function peopleOf({ people, peopleLimit }: Pick<GroupRow, 'people' | 'peopleLimit'>) {
  return texts.peopleOf({ count: people, limit: peopleLimit });
}

export const groupRow: RowShape<GroupRow> = {
  id: ({ id }) => id,
  head: texts.organization,
  title: ({ organization }) => organization,
  note: ({ merchantReference }) => merchantReference,
  columns: [
    { head: texts.payer, cell: ({ payer }) => payer.name },
    { head: texts.people, isNumeric: true, cell: peopleOf },
    { head: texts.amount, isNumeric: true, cell: ({ amount }) => money(amount) },
    { head: texts.received, isNumeric: true, cell: ({ receivedAmount }) => money(receivedAmount) },
    {
      head: texts.outstanding,
      isNumeric: true,
      cell: ({ outstandingAmount }) => money(outstandingAmount),
    },
    { head: texts.state, cell: ({ state }) => <GroupChip state={state} /> },
    {
      head: texts.createdAt,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <b>{money(row.amount)}</b>,
    text: row.payer.name,
    age: <Ago at={row.createdAt} now={now} />,
    foot: (
      <>
        <GroupChip state={row.state} />
        {peopleOf(row)}
      </>
    ),
  }),
};

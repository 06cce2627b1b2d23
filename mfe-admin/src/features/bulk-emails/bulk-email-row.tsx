import { IconCheck, IconClock, IconEdit, IconMail, IconMinus } from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { adminPaths } from '../../paths';
import { Ago } from '../../shared/details/time';
import type { RowShape } from '../../shared/list/rows/row-shape';
import type { BulkEmailRow } from './bulk-emails.api';
import { texts } from './texts';

const looks: Record<BulkEmailRow['state'], [Tone, ComponentType]> = {
  draft: ['grey', IconEdit],
  sending: ['indigo', IconMail],
  stopped: ['amber', IconMinus],
  sent: ['green', IconCheck],
};

export function BulkEmailChip({ state, isOnHold }: Pick<BulkEmailRow, 'state' | 'isOnHold'>) {
  const [tone, Icon] = isOnHold ? (['amber', IconClock] as const) : looks[state];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {isOnHold ? texts.onHold : texts.states[state]}
    </Chip>
  );
}

const progressOf = ({ state, done, recipients }: BulkEmailRow) =>
  state === 'draft' ? '' : texts.progress({ done, all: recipients });

export const bulkEmailRow: RowShape<BulkEmailRow> = {
  id: ({ id }) => id,
  href: ({ id }) => adminPaths.bulkEmail.href({ bulkEmailId: id }),
  head: texts.subject,
  title: ({ subject }) => subject || texts.untitled,
  columns: [
    { head: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
    { head: texts.state, cell: (email) => <BulkEmailChip {...email} /> },
    { head: texts.people, isNumeric: true, cell: progressOf },
    { head: texts.by, cell: ({ by }) => by },
    {
      head: texts.created,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (email, now) => ({
    value: <BulkEmailChip {...email} />,
    text: email.by,
    age: <Ago at={email.createdAt} now={now} />,
    foot: progressOf(email),
  }),
};

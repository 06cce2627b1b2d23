import { IconCheck, IconClock, IconClose, IconMinus } from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { Ago } from '../../../shared/details/time';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { money } from '../money';
import { texts } from './texts';
import type { Waiver } from './waivers.api';

const looks: Record<Waiver['status'], [Tone, ComponentType]> = {
  open: ['amber', IconClock],
  granted: ['green', IconCheck],
  declined: ['grey', IconClose],
  withdrawn: ['grey', IconMinus],
};

export function WaiverChip({ status }: Pick<Waiver, 'status'>) {
  const [tone, Icon] = looks[status];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {texts.states[status]}
    </Chip>
  );
}

export function canPayOf({ canPay }: Waiver): string {
  return canPay === null ? texts.notSaid : money(canPay);
}

export const waiverRow: RowShape<Waiver> = {
  id: ({ id }) => id,
  head: texts.name,
  title: ({ name }) => name,
  note: ({ paymentReference }) => paymentReference,
  columns: [
    { head: texts.from, cell: ({ organization }) => organization },
    { head: texts.fee, isNumeric: true, cell: ({ fee }) => money(fee) },
    { head: texts.canPay, isNumeric: true, cell: canPayOf },
    {
      head: texts.waived,
      isNumeric: true,
      cell: ({ amount, offered }) => waivedOf(amount ?? offered),
    },
    { head: texts.state, cell: ({ status }) => <WaiverChip status={status} /> },
    {
      head: texts.createdAt,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <b>{money(row.fee)}</b>,
    text: row.organization,
    age: <Ago at={row.createdAt} now={now} />,
    foot: <WaiverChip status={row.status} />,
  }),
};

function waivedOf(dollars: number | null): string {
  return dollars === null ? '' : money(dollars);
}

import { styled } from '@plenary/kit/ui';
import { Reference } from '../../list/reference';
import type { RowShape } from '../../list/row-shape';
import { Ago } from '../../list/when';
import { PaymentChip } from '../../states/payment-chip';
import { figure } from './money';
import type { PaymentRow } from './payments.api';
import { texts } from './texts';

const Figure = styled('b')({
  fontSize: '1.0625rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const Currency = styled('small')({ fontSize: '0.8125rem', marginInlineEnd: 4 });

export const paymentRow: RowShape<PaymentRow> = {
  id: ({ id }) => id,
  head: texts.registrant,
  sort: { by: 'name', kind: 'text' },
  title: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  note: ({ merchantReference }) => <Reference>{merchantReference}</Reference>,
  columns: [
    { head: texts.package, cell: (row) => <Package row={row} /> },
    {
      head: texts.usd,
      sort: { by: 'amount', kind: 'number' },
      isNumeric: true,
      cell: ({ amount }) => figure(amount),
    },
    { head: texts.state, cell: ({ state }) => <PaymentChip state={state} /> },
    {
      head: texts.age,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: (
      <Figure>
        <Currency>{row.currency}</Currency>
        {figure(row.amount)}
      </Figure>
    ),
    text: `${row.packageName}, ${texts.categories[row.academicCategory].toLowerCase()}`,
    age: <Ago at={row.createdAt} now={now} />,
    foot: (
      <>
        <PaymentChip state={row.state} />
        <Reference>{row.merchantReference}</Reference>
      </>
    ),
  }),
};

function Package({ row }: { row: PaymentRow }) {
  const type = texts.types[row.registrationType];
  const category = texts.categories[row.academicCategory].toLowerCase();
  return (
    <>
      {row.packageName}
      <small>
        {type}, {category}
      </small>
    </>
  );
}

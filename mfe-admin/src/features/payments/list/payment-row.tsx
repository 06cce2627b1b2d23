import { IconUsers } from '@plenary/kit/art/icons';
import { Chip, styled } from '@plenary/kit/ui';
import { inSentence } from '@plenary/kit/i18n';
import { PaymentChip } from '@plenary/kit/states';
import { Reference } from '../../../shared/details/reference';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { Ago } from '../../../shared/details/time';
import { figure } from '../money';
import type { PaymentRow } from '../payments.api';
import { texts as countries } from '../country/texts';
import { texts } from '../texts';

const Figure = styled('b')({
  fontSize: '1.0625rem',
  fontWeight: 700,
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
    { head: texts.status, cell: (row) => <State row={row} /> },
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
    text: texts.packageAndCategory({
      name: row.packageName,
      category: inSentence(texts.categories[row.academicCategory]),
    }),
    age: <Ago at={row.createdAt} now={now} />,
    foot: (
      <>
        <State row={row} />
        <Reference>{row.merchantReference}</Reference>
      </>
    ),
  }),
};

/** The drawer has all of a long name. */
const Organization = styled('span')({
  maxInlineSize: '20ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

const States = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

function State({ row: { state, studentProof, group, band } }: { row: PaymentRow }) {
  return (
    <States>
      <PaymentChip state={state} />
      {group && (
        <Chip tone="grey" icon={<IconUsers />}>
          <Organization>{group.organization}</Organization>
        </Chip>
      )}
      {band?.countryCheck === 'declared' && <Chip tone="amber">{countries.toCheck}</Chip>}
      {studentProof === 'missing' && <Chip tone="amber">{texts.studentProofMissing}</Chip>}
    </States>
  );
}

function Package({ row }: { row: PaymentRow }) {
  const type = texts.types[row.registrationType];
  const category = inSentence(texts.categories[row.academicCategory]);
  return (
    <>
      {row.packageName}
      <small>{texts.typeAndCategory({ type, category })}</small>
    </>
  );
}

import { FieldGrid, Form, SelectField, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button, colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { CsvLayout, DetectedCsv } from './statements.api';
import { texts } from './texts';

const { csv } = texts;

const schema = z.object({
  account: z.string().check(z.trim(), z.minLength(1, csv.accountMissing), z.maxLength(60)),
  date: z.string(),
  amount: z.string(),
  received: z.string(),
  sent: z.string(),
  sender: z.string(),
  purpose: z.string(),
  reference: z.string(),
  currency: z.string(),
  defaultCurrency: z.string().check(z.regex(/^[A-Z]{3}$/, csv.currencyWrong)),
  decimalMark: z.enum([',', '.']),
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']),
});
type Choice = z.output<typeof schema>;

const COLUMNS = [
  'amount',
  'received',
  'sent',
  'sender',
  'purpose',
  'reference',
  'currency',
] as const;

const Preview = styled('div')({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& caption': { textAlign: 'start', fontWeight: 700, paddingBlockEnd: 6 },
  '& th, & td': {
    padding: '6px 10px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& th': { color: colours.muted, borderBlockEnd: `3px solid ${colours.primary}` },
});

export interface CsvColumnsProps extends DetectedCsv {
  error: ReactNode;
  onBack: () => void;
  onConfirm: (choice: { account: string; layout: CsvLayout }) => Promise<void>;
}

/** A person confirms the detected columns once for each account. */
export function CsvColumns(props: CsvColumnsProps) {
  const { layout, columns, rows, accounts, error, onBack, onConfirm } = props;
  const form = useForm({ schema, defaultValues: choiceOf(layout, accounts) });
  const options = columns.map((name, at) => ({ value: String(at), label: name || `${at + 1}` }));
  return (
    <Form
      form={form}
      error={error}
      onSubmit={(choice) =>
        onConfirm({ account: choice.account, layout: layoutOf(layout, choice) })
      }
    >
      <h2>{csv.heading}</h2>
      <p>{csv.text}</p>
      <TextField name="account" label={csv.account} autoComplete="off" />
      <FieldGrid>
        <SelectField name="date" label={csv.date} options={options} />
        {COLUMNS.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={csv[name]}
            options={options}
            placeholder={csv.noColumn}
            optional
          />
        ))}
        <TextField name="defaultCurrency" label={csv.defaultCurrency} autoComplete="off" />
        <SelectField
          name="decimalMark"
          label={csv.decimalMark}
          options={[
            { value: '.', label: csv.point },
            { value: ',', label: csv.comma },
          ]}
        />
        <SelectField
          name="dateOrder"
          label={csv.dateOrder}
          options={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({ value, label: csv[value] }))}
        />
      </FieldGrid>
      <Preview role="region" aria-label={csv.preview} tabIndex={0}>
        <table>
          <caption>{csv.preview}</caption>
          <thead>
            <tr>
              {columns.map((name, at) => (
                <th key={at} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Preview>
      <Actions>
        <SubmitButton>{csv.import}</SubmitButton>
        <Button look="outlined" onClick={onBack}>
          {csv.back}
        </Button>
      </Actions>
    </Form>
  );
}

const written = (at: number | null | undefined) => (at === null || at === undefined ? '' : `${at}`);
const column = (chosen: string) => (chosen === '' ? null : Number(chosen));

function choiceOf(layout: CsvLayout, accounts: string[]): Choice {
  const { columns, currency, decimalMark, dateOrder } = layout;
  return {
    account: accounts.length === 1 ? (accounts[0] ?? '') : '',
    date: written(columns.date),
    amount: written(columns.amount),
    received: written(columns.received),
    sent: written(columns.sent),
    sender: written(columns.sender),
    purpose: written(columns.text[0]),
    reference: written(columns.reference),
    currency: written(columns.currency),
    defaultCurrency: currency,
    decimalMark,
    dateOrder,
  };
}

function layoutOf(layout: CsvLayout, choice: Choice): CsvLayout {
  const purpose = column(choice.purpose);
  const others = layout.columns.text.slice(1).filter((at) => at !== purpose);
  return {
    ...layout,
    currency: choice.defaultCurrency,
    decimalMark: choice.decimalMark,
    dateOrder: choice.dateOrder,
    columns: {
      ...layout.columns,
      date: Number(choice.date),
      amount: column(choice.amount),
      received: column(choice.received),
      sent: column(choice.sent),
      sender: column(choice.sender),
      reference: column(choice.reference),
      currency: column(choice.currency),
      text: purpose === null ? others : [purpose, ...others],
    },
  };
}

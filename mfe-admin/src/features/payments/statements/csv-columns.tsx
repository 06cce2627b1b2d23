import { FieldGrid, Form, SelectField, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import {
  chosenColumn,
  columnOptions,
  CsvPreview,
  writtenColumn,
} from '../../../shared/csv-preview';
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

export interface CsvColumnsProps extends DetectedCsv {
  error: ReactNode;
  onBack: () => void;
  onConfirm: (choice: { account: string; layout: CsvLayout }) => Promise<void>;
}

/** A person confirms the detected columns once for each account. */
export function CsvColumns(props: CsvColumnsProps) {
  const { layout, columns, rows, accounts, error, onBack, onConfirm } = props;
  const form = useForm({ schema, defaultValues: choiceOf(layout, accounts) });
  const options = columnOptions(columns);
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
      <CsvPreview label={csv.preview} columns={columns} rows={rows} />
      <Actions>
        <SubmitButton>{csv.import}</SubmitButton>
        <Button look="outlined" onClick={onBack}>
          {csv.back}
        </Button>
      </Actions>
    </Form>
  );
}

function choiceOf(layout: CsvLayout, accounts: string[]): Choice {
  const { columns, currency, decimalMark, dateOrder } = layout;
  return {
    account: accounts.length === 1 ? (accounts[0] ?? '') : '',
    date: writtenColumn(columns.date),
    amount: writtenColumn(columns.amount),
    received: writtenColumn(columns.received),
    sent: writtenColumn(columns.sent),
    sender: writtenColumn(columns.sender),
    purpose: writtenColumn(columns.text[0]),
    reference: writtenColumn(columns.reference),
    currency: writtenColumn(columns.currency),
    defaultCurrency: currency,
    decimalMark,
    dateOrder,
  };
}

function layoutOf(layout: CsvLayout, choice: Choice): CsvLayout {
  const purpose = chosenColumn(choice.purpose);
  const others = layout.columns.text.slice(1).filter((at) => at !== purpose);
  return {
    ...layout,
    currency: choice.defaultCurrency,
    decimalMark: choice.decimalMark,
    dateOrder: choice.dateOrder,
    columns: {
      ...layout.columns,
      date: Number(choice.date),
      amount: chosenColumn(choice.amount),
      received: chosenColumn(choice.received),
      sent: chosenColumn(choice.sent),
      sender: chosenColumn(choice.sender),
      reference: chosenColumn(choice.reference),
      currency: chosenColumn(choice.currency),
      text: purpose === null ? others : [purpose, ...others],
    },
  };
}

import { FieldGrid, Form, SelectField, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { chosenColumn, columnOptions, CsvPreview, writtenColumn } from '../../shared/csv-preview';
import type { Detected, SentList } from './online-attendance.api';
import { texts } from './texts';

const schema = z.object({
  session: z.string().check(z.trim(), z.minLength(1, texts.sessionMissing), z.maxLength(120)),
  minimum: z.string().check(
    z.trim(),
    z.regex(/^\d{1,4}$/, texts.minimumWrong),
    z.refine((text) => Number(text) <= 1440, texts.minimumWrong),
  ),
  name: z.string(),
  email: z.string(),
  joined: z.string(),
  left: z.string(),
  minutes: z.string(),
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']),
});

interface ConfirmColumnsProps {
  detected: Detected;
  error: ReactNode;
  onBack: () => void;
  onConfirm: (choice: NonNullable<SentList['choice']>) => Promise<void>;
}

export function ConfirmColumns({ detected, error, onBack, onConfirm }: ConfirmColumnsProps) {
  const { layout, columns, rows, timeZone, minimumMinutes } = detected;
  const form = useForm({
    schema,
    defaultValues: {
      ...{ session: '', minimum: String(minimumMinutes), dateOrder: layout.dateOrder },
      ...{ name: writtenColumn(layout.columns.name), email: writtenColumn(layout.columns.email) },
      ...{ joined: writtenColumn(layout.columns.joined), left: writtenColumn(layout.columns.left) },
      minutes: writtenColumn(layout.columns.minutes),
    },
  });
  const options = columnOptions(columns);
  return (
    <Form
      form={form}
      error={error}
      onSubmit={({ session, minimum, dateOrder, ...chosen }) =>
        onConfirm({
          ...{ session, minimumMinutes: Number(minimum) },
          layout: {
            ...{ ...layout, dateOrder },
            columns: {
              ...{ name: Number(chosen.name), email: chosenColumn(chosen.email) },
              ...{ joined: Number(chosen.joined), left: Number(chosen.left) },
              minutes: chosenColumn(chosen.minutes),
            },
          },
        })
      }
    >
      <h2>{texts.confirm}</h2>
      <p>{texts.zone({ zone: timeZone })}</p>
      <FieldGrid>
        <TextField name="session" label={texts.session} autoComplete="off" />
        <TextField
          name="minimum"
          label={texts.minimum}
          hint={texts.minimumHint}
          inputMode="numeric"
          autoComplete="off"
        />
        {(['name', 'joined', 'left'] as const).map((name) => (
          <SelectField key={name} name={name} label={texts.columns[name]} options={options} />
        ))}
        {(['email', 'minutes'] as const).map((name) => (
          <SelectField
            key={name}
            name={name}
            label={texts.columns[name]}
            options={options}
            placeholder={texts.noColumn}
            optional
          />
        ))}
        <SelectField
          name="dateOrder"
          label={texts.dateOrder}
          options={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({
            value,
            label: texts.dateOrders[value],
          }))}
        />
      </FieldGrid>
      <CsvPreview label={texts.preview} columns={columns} rows={rows} />
      <Actions>
        <SubmitButton>{texts.import}</SubmitButton>
        <Button look="outlined" onClick={onBack}>
          {texts.back}
        </Button>
      </Actions>
    </Form>
  );
}

import { FieldGrid, Form, SelectField, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button, colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
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

const written = (at: number | null) => (at === null ? '' : String(at));
const column = (chosen: string) => (chosen === '' ? null : Number(chosen));

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
      ...{ name: written(layout.columns.name), email: written(layout.columns.email) },
      ...{ joined: written(layout.columns.joined), left: written(layout.columns.left) },
      minutes: written(layout.columns.minutes),
    },
  });
  const options = columns.map((name, at) => ({ value: String(at), label: name || `${at + 1}` }));
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
              ...{ name: Number(chosen.name), email: column(chosen.email) },
              ...{ joined: Number(chosen.joined), left: Number(chosen.left) },
              minutes: column(chosen.minutes),
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
      <Preview role="region" aria-label={texts.preview} tabIndex={0}>
        <table>
          <caption>{texts.preview}</caption>
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
        <SubmitButton>{texts.import}</SubmitButton>
        <Button look="outlined" onClick={onBack}>
          {texts.back}
        </Button>
      </Actions>
    </Form>
  );
}

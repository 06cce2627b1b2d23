import { formErrorOf, messageOf } from '@plenary/kit/api';
import { ConfirmDialog, FormDialog } from '@plenary/kit/dialogs';
import { cityOf, formatInstant, instantOf } from '@plenary/kit/edition';
import { SelectField, TextField, useForm, useWatch } from '@plenary/kit/forms';
import { useMay } from '@plenary/kit/session';
import { styled } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { isoInstant } from '../../../shared/dates/iso-instant';
import { plannedTitle, type PlannedChange } from '../../../shared/dates/planned-change';
import type { AdminEdition } from '../edition.api';
import { rightsOf } from '../model/section-rights';
import { useHasSamples } from '../samples/samples.api';
import { texts as editionTexts } from '../texts';
import { planOf, plansOf } from './plans';
import { useScheduleChange } from './scheduled.api';
import { texts } from './texts';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: 16,
  alignItems: 'start',
});

const required = (text: string) => z.string().check(z.minLength(1, text));
const schema = z
  .object({
    what: required(texts.missing.what),
    at: z.iso.date(texts.missing.at),
    time: required(texts.missing.time),
    day: z.string(),
    student: z.string(),
    professional: z.string(),
  })
  .check(({ value, issues }) => {
    const { act } = planOf(value.what);
    const need = (name: 'day' | 'student' | 'professional', message: string) => {
      if (value[name] !== '') return;
      issues.push({ code: 'custom', input: value[name], path: [name], message });
    };
    if (act === 'extend') need('day', texts.missing.day);
    if (act !== 'price') return;
    need('student', texts.missing.price);
    need('professional', texts.missing.price);
  });
type Input = z.infer<typeof schema>;

interface ScheduleDialogProps {
  edition: AdminEdition;
  onClose: () => void;
  onDone: (text: string) => void;
}

export function ScheduleDialog({ edition, onClose, onDone }: ScheduleDialogProps) {
  const { document, id } = edition;
  const may = useMay();
  const schedule = useScheduleChange(id);
  const hasSamples = useHasSamples();
  /** Registration would open with samples: the input that waits for the answer. */
  const [asked, setAsked] = useState<Input>();
  const form = useForm({
    schema,
    defaultValues: { what: '', at: '', time: '00:00', day: '', student: '', professional: '' },
  });
  const { dialog } = texts;
  const what = useWatch({ control: form.control, name: 'what' });
  const { act } = planOf(what);
  const options = plansOf(document)
    .filter(({ section }) => rightsOf(section).some(may))
    .map(({ value, label }) => ({ value, label }));

  async function submit(input: Input) {
    const isOpening = input.what === JSON.stringify({ act: 'open', of: 'registration' });
    if (isOpening && (await hasSamples())) setAsked(input);
    else await add(input);
  }

  async function add(input: Input) {
    const change = changeOf(input);
    const at = instantOf(input.at, input.time, document.timeZone).toISOString();
    await schedule.mutateAsync({ at, change });
    onClose();
    onDone(texts.done({ change: plannedTitle(change, document) }));
  }

  if (asked) {
    return (
      <ConfirmDialog
        {...editionTexts.openWithSamples}
        error={schedule.error && messageOf(schedule.error, texts.notDone)}
        onClose={() => setAsked(undefined)}
        onConfirm={() => add(asked)}
      />
    );
  }
  return (
    <FormDialog
      title={dialog.title}
      text={dialog.text}
      form={form}
      error={formErrorOf(schedule.error, texts.notDone)}
      confirm={dialog.confirm}
      keep={dialog.back}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField name="what" label={dialog.what} placeholder={dialog.choose} options={options} />
      {act === 'extend' && <TextField name="day" type="date" label={dialog.day} />}
      {act === 'price' && (
        <Row>
          <TextField name="student" inputMode="decimal" unit="USD" label={dialog.student} />
          <TextField
            name="professional"
            inputMode="decimal"
            unit="USD"
            label={dialog.professional}
          />
        </Row>
      )}
      <Row>
        <TextField name="at" type="date" label={dialog.at} />
        <TextField name="time" type="time" label={dialog.time} />
      </Row>
      <Moment form={form} zone={document.timeZone} />
    </FormDialog>
  );
}

/** Organisers work across zones: the time is that of the conference, and shown in UTC. */
function Moment({ form, zone }: { form: ReturnType<typeof useForm<Input, Input>>; zone: string }) {
  const { at, time } = useWatch({ control: form.control });
  const city = cityOf(zone);
  const { dialog } = texts;
  const instant = at && time && isoInstant(at, time, zone);
  return (
    <p aria-live="polite">
      {instant ? dialog.utc({ city, instant: formatInstant(instant) }) : dialog.zone({ city })}
    </p>
  );
}

function changeOf({ what, day, student, professional }: Input): PlannedChange {
  const plan = planOf(what);
  if (plan.act === 'extend') return { ...plan, day };
  if (plan.act !== 'price') return plan;
  return {
    ...plan,
    prices: { student: dollarsOf(student), professional: dollarsOf(professional) },
  };
}

const dollarsOf = (text: string) => Number(text.replace(',', '.'));

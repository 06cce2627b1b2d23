import { ApiError, messageOf } from '@plenary/kit/api';
import {
  Form,
  SegmentedField,
  SelectField,
  SubmitButton,
  TextAreaField,
  useForm,
} from '@plenary/kit/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { Fields, Foot } from '../../../shared/drawer/drawer-parts';
import { Instant } from '../../../shared/details/time';
import { statusOptions } from './handling-chip';
import { assigneesQuery, type Handling, type HandlingMutation } from './handling.api';
import { texts } from '../texts';

const schema = z.object({
  state: z.enum(['new', 'read', 'done']),
  assigneeId: z.string(),
  note: z.string().check(z.trim(), z.maxLength(2000, texts.noteLength)),
});

export interface HandlingFormProps {
  item: Handling;
  update: HandlingMutation;
  onDone: (message: string) => void;
}

export function HandlingForm({ item, update, onDone }: HandlingFormProps) {
  const { data } = useQuery(assigneesQuery);
  // One who lost the right meanwhile stays until another is chosen.
  const people = [...(data?.people ?? [])];
  const { assignee } = item;
  if (assignee && !people.some(({ id }) => id === assignee.id)) people.push(assignee);
  const form = useForm({
    schema,
    defaultValues: {
      state: item.state,
      assigneeId: assignee?.id ?? '',
      note: item.note ?? '',
    },
  });
  const shown = useRef(item.state);
  const { getValues, prefill } = form;
  useEffect(() => {
    // A reply changes the state as well; a choice that is not saved yet stays.
    if (getValues('state') === shown.current) prefill('state', item.state);
    shown.current = item.state;
  }, [getValues, prefill, item.state]);
  return (
    <Form
      form={form}
      error={update.isError && problemOf(update.error)}
      onSubmit={async ({ state, note, assigneeId }) => {
        onDone('');
        const { version } = item;
        const changes = { state, note: note || null, assigneeId: assigneeId || null };
        await update.mutateAsync({ ...changes, version });
        onDone(texts.saved);
      }}
    >
      <Fields>
        <SegmentedField name="state" label={texts.status} options={statusOptions} />
        <SelectField
          name="assigneeId"
          label={texts.assignee}
          placeholder={texts.noAssignee}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          optional
        />
        <TextAreaField name="note" label={texts.note} hint={texts.noteHint} rows={3} optional />
      </Fields>
      <Foot>
        <SubmitButton look="outlined">{texts.save}</SubmitButton>
      </Foot>
    </Form>
  );
}

function problemOf(error: Error): string {
  const isStale = error instanceof ApiError && error.body.code === 'CHANGED_MEANWHILE';
  return isStale ? texts.changedMeanwhile : messageOf(error, texts.saveFailed);
}

interface LastChangeProps {
  item: { handledAt: string | null; handledBy: string | null };
}

export function LastChange({ item: { handledAt, handledBy } }: LastChangeProps) {
  if (handledAt === null) return null;
  return (
    <>
      <Instant at={handledAt} />
      {handledBy && ` · ${handledBy}`}
    </>
  );
}

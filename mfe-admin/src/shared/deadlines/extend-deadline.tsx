import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { formatInstant } from '@plenary/kit/edition';
import { TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { texts } from './texts';

const schema = z.object({
  lastDay: z.string().check(z.minLength(1, texts.lastDayMissing)),
  reason: z.string().check(z.trim(), z.minLength(3, texts.reasonMissing), z.maxLength(1000)),
});

export type Extension = z.infer<typeof schema>;

interface ExtendDeadlineProps {
  /** Who is told. */
  name: string;
  /** ISO 8601. */
  dueAt: string;
  look?: 'text' | 'outlined';
  endsAnywhere?: boolean;
  action: { error: Error | null; mutateAsync: (extension: Extension) => Promise<unknown> };
  onDone: (message: string) => void;
}

/** A button, and a dialog that says who is told. */
export function ExtendDeadline({ look = 'outlined', ...props }: ExtendDeadlineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look={look}
        size={look === 'text' ? undefined : 'small'}
        aria-label={texts.openFor({ name: props.name })}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && <ExtendDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExtendDialog(props: ExtendDeadlineProps & { onClose: () => void }) {
  const { name, dueAt, endsAnywhere, action, onDone, onClose } = props;
  const form = useForm({ schema, defaultValues: { lastDay: '', reason: '' } });
  return (
    <FormDialog
      title={texts.title({ name })}
      text={texts.told({ name, time: formatInstant(dueAt) })}
      form={form}
      error={formErrorOf(action.error, texts.failed)}
      confirm={texts.open}
      keep={texts.cancel}
      onClose={onClose}
      onSubmit={async (extension) => {
        await action.mutateAsync(extension);
        onClose();
        onDone(texts.done({ name }));
      }}
    >
      <TextField
        name="lastDay"
        type="date"
        label={texts.lastDay}
        hint={endsAnywhere ? texts.lastDayAnywhere : texts.lastDayHint}
      />
      <TextAreaField name="reason" label={texts.reason} rows={3} maxLength={1000} />
    </FormDialog>
  );
}

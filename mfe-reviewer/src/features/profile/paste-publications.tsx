import { messageOf } from '@plenary/kit/api';
import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useReadPublications, type Publication } from './expertise.api';
import { MAX_PUBLICATIONS, type Merged } from './merge-publications';
import { texts } from './texts';

const schema = z.object({ text: z.string().check(z.trim(), z.minLength(1, texts.pasteMissing)) });

/** Adds the publications of a pasted text to the list, which is saved below. */
export function PastePublications({ onRead }: { onRead: (found: Publication[]) => Merged }) {
  const read = useReadPublications();
  const [outcome, setOutcome] = useState('');
  const form = useForm({ schema, defaultValues: { text: '' }, draftKey: 'pasted-publications' });
  return (
    <Form
      form={form}
      error={read.error && messageOf(read.error, texts.readFailed)}
      onSubmit={async ({ text }) => {
        const { publications, skipped } = await read.mutateAsync(text);
        setOutcome(outcomeOf(onRead(publications), skipped));
        form.reset();
      }}
      status={outcome && <Alert severity="info">{outcome}</Alert>}
    >
      <TextAreaField name="text" label={texts.paste} hint={texts.pasteHint} rows={6} optional />
      <div>
        <SubmitButton look="outlined">{texts.addPublications}</SubmitButton>
      </div>
    </Form>
  );
}

function outcomeOf({ added, repeated, leftOut }: Merged, skipped: number): string {
  const { outcome } = texts;
  return [
    outcome.added({ count: added }),
    repeated > 0 && outcome.repeated({ count: repeated }),
    leftOut > 0 && outcome.leftOut({ count: leftOut, max: MAX_PUBLICATIONS }),
    skipped > 0 && outcome.skipped({ count: skipped }),
    added > 0 && outcome.save,
  ]
    .filter(Boolean)
    .join(' ');
}

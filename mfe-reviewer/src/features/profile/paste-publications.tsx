import { messageOf } from '@plenary/kit/api';
import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { useReadPublications, type Publication } from './expertise.api';
import { texts } from './texts';

const schema = z.object({ text: z.string().check(z.trim(), z.minLength(1, texts.pasteMissing)) });

/** Adds the publications of a pasted text to the list, which is saved below. */
export function PastePublications({ onRead }: { onRead: (found: Publication[]) => void }) {
  const read = useReadPublications();
  const form = useForm({ schema, defaultValues: { text: '' } });
  return (
    <Form
      form={form}
      error={read.error && messageOf(read.error, texts.readFailed)}
      onSubmit={async ({ text }) => {
        const { publications } = await read.mutateAsync(text);
        onRead(publications);
        form.reset();
      }}
      status={
        read.data && (
          <Alert severity="info">
            {texts.added({ count: read.data.publications.length, skipped: read.data.skipped })}
          </Alert>
        )
      }
    >
      <TextAreaField name="text" label={texts.paste} hint={texts.pasteHint} rows={6} optional />
      <div>
        <SubmitButton look="outlined">{texts.addPublications}</SubmitButton>
      </div>
    </Form>
  );
}

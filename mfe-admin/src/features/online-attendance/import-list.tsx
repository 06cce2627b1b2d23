import { formErrorOf } from '@plenary/kit/api';
import {
  FileField,
  Form,
  Sending,
  SubmitButton,
  UploadProgress,
  useForm,
} from '@plenary/kit/forms';
import { Actions, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ConfirmColumns } from './confirm-columns';
import { useImportList, type Detected, type SentList } from './online-attendance.api';
import { texts } from './texts';

const schema = z.object({
  file: z.nullable(z.instanceof(File)).check(z.refine((file) => file !== null, texts.fileMissing)),
});

const Room = styled('div')({
  maxInlineSize: 760,
  display: 'grid',
  gap: 16,
  marginBlock: '16px 24px',
});

/** Imports a list once its detected columns are confirmed. */
export function ImportList({ onDone }: { onDone: (text: string) => void }) {
  const form = useForm({ schema, defaultValues: { file: null } });
  const list = useImportList();
  const [read, setRead] = useState<{ file: File; detected: Detected }>();

  async function send(file: File, choice?: SentList['choice']) {
    onDone('');
    const answer = await list.mutateAsync({
      file,
      sending: new Sending(),
      ...(choice && { choice }),
    });
    if (answer.detected) return setRead({ file, detected: answer.detected });
    setRead(undefined);
    form.reset();
    onDone(answer.imported ? texts.imported(answer.imported) : texts.known);
  }

  const error = formErrorOf(list.error, texts.failed);
  if (read)
    return (
      <Room>
        <ConfirmColumns
          detected={read.detected}
          error={error}
          onBack={() => setRead(undefined)}
          onConfirm={(choice) => send(read.file, choice)}
        />
      </Room>
    );
  return (
    <Room>
      <Form form={form} error={error} onSubmit={({ file }) => (file ? send(file) : undefined)}>
        <FileField name="file" label={texts.file} hint={texts.fileHint} />
        {list.isPending && (
          <UploadProgress label={texts.sending} sending={list.variables.sending} />
        )}
        <Actions>
          <SubmitButton>{texts.read}</SubmitButton>
        </Actions>
      </Form>
    </Room>
  );
}

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
import { useNavigate } from '@plenary/kit/router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { adminPaths } from '../../../paths';
import { Announcement } from '../../../shared/page/announcement';
import { CsvColumns } from './csv-columns';
import { useImportStatement, type DetectedCsv, type SentStatement } from './statements.api';
import { texts } from './texts';

const schema = z.object({
  file: z.nullable(z.instanceof(File)).check(z.refine((file) => file !== null, texts.fileMissing)),
});

const Room = styled('div')({ maxInlineSize: 760, display: 'grid', gap: 16, marginBlockEnd: 24 });

/** Opens the statement that has the lines; a new CSV layout is confirmed first. */
export function ImportForm() {
  const form = useForm({ schema, defaultValues: { file: null } });
  const statement = useImportStatement();
  const navigate = useNavigate();
  const [csv, setCsv] = useState<{ file: File; detected: DetectedCsv }>();
  const [done, setDone] = useState('');

  async function send(file: File, choice?: SentStatement['choice']) {
    setDone('');
    const sending = new Sending();
    const answer = await statement.mutateAsync({ file, sending, ...(choice && { choice }) });
    if (answer.csv) {
      setCsv({ file, detected: answer.csv });
      return;
    }
    setCsv(undefined);
    form.reset();
    const [first] = answer.statements;
    if (!first) setDone(texts.known);
    else {
      const { id: statementId, earlier } = first;
      await navigate(adminPaths.statement.href({ statementId }), { state: { earlier } });
    }
  }

  const error = formErrorOf(statement.error, texts.failed);
  return (
    <Room>
      <Announcement text={done} />
      {csv ? (
        <CsvColumns
          {...csv.detected}
          error={error}
          onBack={() => setCsv(undefined)}
          onConfirm={(choice) => send(csv.file, choice)}
        />
      ) : (
        <Form form={form} error={error} onSubmit={({ file }) => (file ? send(file) : undefined)}>
          <FileField name="file" label={texts.file} hint={texts.fileHint} />
          {statement.isPending && (
            <UploadProgress label={texts.sending} sending={statement.variables.sending} />
          )}
          <Actions>
            <SubmitButton>{texts.import}</SubmitButton>
          </Actions>
        </Form>
      )}
    </Room>
  );
}

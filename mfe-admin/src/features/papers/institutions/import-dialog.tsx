import { formErrorOf, messageOf } from '@plenary/kit/api';
import { ConfirmDialog, FormDialog } from '@plenary/kit/dialogs';
import { FileField, useForm } from '@plenary/kit/forms';
import { Alert, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useImport, usePreviewImport, type Preview } from './institutions.api';
import { texts } from './texts';

const MOST_CHARACTERS = 200_000;

const schema = z.object({
  file: z.nullable(z.instanceof(File)).check(
    z.refine((file) => file !== null, texts.fileMissing),
    z.refine((file) => (file?.size ?? 0) <= MOST_CHARACTERS, texts.fileTooLarge),
  ),
});

interface ImportDialogProps {
  onClose: () => void;
  onDone: (message: string) => void;
}

/** First what the file would do, then the import. */
export function ImportDialog({ onClose, onDone }: ImportDialogProps) {
  const [checked, setChecked] = useState<{ text: string; preview: Preview }>();
  const form = useForm({ schema, defaultValues: { file: null } });
  const check = usePreviewImport();
  if (checked) return <PreviewDialog {...checked} onClose={onClose} onDone={onDone} />;
  return (
    <FormDialog
      title={texts.importTitle}
      text={texts.importText}
      onClose={onClose}
      form={form}
      error={check.error && messageOf(check.error, texts.checkFailed)}
      onSubmit={async ({ file }) => {
        const text = (await file?.text()) ?? '';
        setChecked({ text, preview: await check.mutateAsync(text) });
      }}
      confirm={texts.check}
      keep={texts.keep}
    >
      <FileField name="file" label={texts.file} hint={texts.fileHint} accept=".csv,text/csv" />
    </FormDialog>
  );
}

function PreviewDialog(props: ImportDialogProps & { text: string; preview: Preview }) {
  const { text, preview, onClose, onDone } = props;
  const { counts, lines } = preview;
  const send = useImport();
  const count = counts.new + counts.changed;
  return (
    <ConfirmDialog
      title={texts.previewTitle({ count })}
      text={texts.previewText({ ...counts, added: counts.new })}
      confirm={texts.importNow}
      keep={texts.keep}
      isDestructive={false}
      isBlocked={count === 0}
      error={formErrorOf(send.error, texts.importFailed)}
      onClose={onClose}
      onConfirm={async () => {
        const { counts } = await send.mutateAsync(text);
        onClose();
        onDone(texts.imported({ count: counts.new + counts.changed }));
      }}
    >
      {counts.problem > 0 && <Problems lines={lines} count={counts.problem} />}
    </ConfirmDialog>
  );
}

const SHOWN = 50;

const Lines = styled('ul')({ marginBlock: '12px 0', paddingInlineStart: 20 });

function Problems({ lines, count }: { lines: Preview['lines']; count: number }) {
  const shown = lines.filter(({ problem }) => problem !== null).slice(0, SHOWN);
  return (
    <section aria-label={texts.problemList}>
      <Alert severity="warning" role="presentation">
        {texts.problems({ count })}
      </Alert>
      <Lines>
        {shown.map(({ line, name, problem }) => (
          <li key={line}>
            {name === ''
              ? texts.unnamedLine({ line, problem: problem ?? '' })
              : texts.line({ line, name, problem: problem ?? '' })}
          </li>
        ))}
      </Lines>
      {count > shown.length && <p>{texts.moreProblems({ count: count - shown.length })}</p>}
    </section>
  );
}

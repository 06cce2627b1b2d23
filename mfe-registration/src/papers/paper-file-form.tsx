import { messageOf } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import { FileField, Form, UploadProgress, useForm, useWatch } from '@plenary/kit/forms';
import { Alert, Button, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { FilePart, PaperDetails } from './papers.api';
import { usePaperActs } from './papers.api';
import { texts } from './texts';

const MEGABYTE = 1024 * 1024;
const Room = styled('div')({ display: 'grid', gap: 16 });

interface PaperFileFormProps {
  paper: PaperDetails;
  part: FilePart;
  /** Something is there already. */
  isThere: boolean;
  optional?: boolean;
  /** What is wrong with what is there, or that nothing is. */
  error?: string;
}

/** A file on its way: it is sent as soon as it is chosen, and again when that failed. */
export function PaperFileForm({ paper, part, isThere, optional, error }: PaperFileFormProps) {
  const { paperBytes } = useEdition().limits;
  const { upload } = usePaperActs();
  const [share, setShare] = useState(0);
  const form = useForm({
    schema: z.object({ file: fileSchema(paperBytes) }),
    defaultValues: { file: null },
  });
  const sending = useMutation({
    mutationFn: (file: File) => upload(paper.id, part, file, setShare),
    onSuccess: () => form.reset(),
  });
  const file = useWatch({ control: form.control, name: 'file' });
  const send = useEffectEvent((chosen: File) => {
    if (!problem(chosen, paperBytes)) sending.mutate(chosen);
  });
  useEffect(() => {
    if (file) send(file);
  }, [file]);

  const arrived = sending.isSuccess && sending.data.versions[0]?.[part];
  const words = isThere ? texts.file.another : texts.file[part];
  return (
    <Form form={form} onSubmit={({ file: chosen }) => chosen && sending.mutateAsync(chosen)}>
      <Room>
        <FileField
          name="file"
          label={words}
          optional={optional}
          hint={texts.file.hint(paperBytes / MEGABYTE)}
          accept="application/pdf,.pdf"
          error={sending.isIdle ? error : undefined}
          disabled={sending.isPending}
        />
        {sending.isPending && <UploadProgress label={texts.file.sending} share={share} />}
        <div role="status">
          {arrived && texts.file.arrived(arrived.name, texts.pages(arrived.pages))}
        </div>
        {sending.isError && (
          <Alert
            severity="error"
            action={
              file && (
                <Button look="text" onClick={() => sending.mutate(file)}>
                  {texts.file.again}
                </Button>
              )
            }
          >
            {messageOf(sending.error, texts.file.failed)}
          </Alert>
        )}
      </Room>
    </Form>
  );
}

function fileSchema(maxBytes: number) {
  return z.custom<File | null>().check((context) => {
    const message = context.value && problem(context.value, maxBytes);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

function problem(file: File, maxBytes: number): string | undefined {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  if (!isPdf) return texts.file.notPdf;
  return file.size > maxBytes ? texts.file.tooLarge(maxBytes / MEGABYTE) : undefined;
}

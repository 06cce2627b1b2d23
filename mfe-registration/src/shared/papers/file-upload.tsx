import { messageOf } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import { FileField, Form, Sending, UploadProgress, useForm, useWatch } from '@plenary/kit/forms';
import { Alert, Button, styled } from '@plenary/kit/ui';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { useFileOnItsWay, useUploadFile } from './file-uploads.api';
import type { FilePart, PaperDetails } from './papers.api';
import { texts } from './texts';

const MEGABYTE = 1024 * 1024;
const Layout = styled('div')({ display: 'grid', gap: 16 });

interface FileUploadProps {
  paper: PaperDetails;
  part: FilePart;
  hasFile: boolean;
  optional?: boolean;
  error?: string;
}

export function FileUpload({ paper, part, hasFile, optional, error }: FileUploadProps) {
  const { paperBytes } = useEdition().limits;
  const form = useForm({
    schema: z.object({ file: pdfSchema(paperBytes) }),
    defaultValues: { file: null },
  });
  const upload = useUploadFile(paper.id, part);
  const onItsWay = useFileOnItsWay(paper.id, part);
  const send = (file: File) =>
    upload.mutate({ file, sending: new Sending() }, { onSuccess: () => form.reset() });
  const file = useWatch({ control: form.control, name: 'file' });
  const sendIfValid = useEffectEvent((chosen: File) => {
    if (!fileProblem(chosen, paperBytes)) send(chosen);
  });
  useEffect(() => {
    if (file) sendIfValid(file);
  }, [file]);
  const isCancelled = upload.error?.name === 'AbortError';
  const chooseAgain = useEffectEvent(() => {
    // A reset form does not know its fields until it is rendered again.
    form.setFocus('file');
    form.reset();
    upload.reset();
  });
  const isFree = isCancelled && !onItsWay;
  useEffect(() => {
    if (isFree) chooseAgain();
  }, [isFree]);

  const uploaded = upload.isSuccess && upload.data.versions[0]?.[part];
  return (
    <Form form={form} onSubmit={({ file: chosen }) => chosen && send(chosen)}>
      <Layout>
        <FileField
          name="file"
          label={hasFile ? texts.file.replace : texts.file[part]}
          optional={optional}
          hint={texts.file.hint({ megabytes: paperBytes / MEGABYTE })}
          accept="application/pdf,.pdf"
          error={upload.isIdle ? error : undefined}
          disabled={onItsWay !== undefined}
        />
        {onItsWay && <UploadProgress label={texts.file.uploading} sending={onItsWay.sending} />}
        <div role="status">
          {uploaded && texts.file.uploaded({ name: uploaded.name, pages: uploaded.pages })}
        </div>
        {upload.isError && !isCancelled && (
          <Alert
            severity="error"
            action={
              file && (
                <Button look="text" onClick={() => send(file)}>
                  {texts.file.tryAgain}
                </Button>
              )
            }
          >
            {messageOf(upload.error, texts.file.failed)}
          </Alert>
        )}
      </Layout>
    </Form>
  );
}

/** @param missing the error without a file; left out: the file is optional */
export function pdfSchema(maxBytes: number, missing?: string) {
  return z.custom<File | null>().check((context) => {
    const message = context.value ? fileProblem(context.value, maxBytes) : missing;
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

function fileProblem(file: File, maxBytes: number): string | undefined {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  if (!isPdf) return texts.file.notPdf;
  return file.size > maxBytes ? texts.file.tooLarge({ megabytes: maxBytes / MEGABYTE }) : undefined;
}

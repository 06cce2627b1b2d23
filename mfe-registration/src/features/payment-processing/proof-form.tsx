import { formErrorOf } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import {
  FileField,
  Form,
  ignoreCancelled,
  isCancelled,
  Sending,
  SubmitButton,
  UploadProgress,
  useForm,
} from '@plenary/kit/forms';
import { Alert, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { megabytes, proofFileSchema, proofTypes } from '../../shared/registrations/proof-file';
import type { texts } from './texts';

const Layout = styled('div')({ display: 'grid', gap: 20, marginBlockEnd: 16 });

// A live region must exist before its text; empty, it takes no space.
const Status = styled('div')({ '&:empty': { position: 'absolute' } });

interface ProofFormProps {
  words: (typeof texts.proofs)[keyof typeof texts.proofs];
  isUploaded: boolean;
  upload: (file: File, sending: Sending) => Promise<unknown>;
}

export function ProofForm({ words, isUploaded, upload }: ProofFormProps) {
  const { proofBytes } = useEdition().limits;
  const form = useForm({
    schema: z.object({ proof: proofFileSchema(proofBytes, words.missing) }),
    defaultValues: { proof: null },
  });
  const uploading = useMutation({
    mutationFn: ({ file, sending }: { file: File; sending: Sending }) => upload(file, sending),
    onSuccess: () => form.reset(),
    // The upload itself waits for the connection.
    networkMode: 'always',
  });
  const wasCancelled = isCancelled(uploading.error);
  const focusField = useEffectEvent(() => form.setFocus('proof'));
  useEffect(() => {
    if (wasCancelled) focusField();
  }, [wasCancelled]);

  return (
    <Layout data-print="none">
      <Status role="status">
        {isUploaded && (
          <Alert severity="success" role="presentation">
            {words.uploaded}
          </Alert>
        )}
      </Status>
      <Form
        form={form}
        onSubmit={({ proof }) =>
          proof &&
          uploading.mutateAsync({ file: proof, sending: new Sending() }).catch(ignoreCancelled)
        }
        error={wasCancelled ? undefined : formErrorOf(uploading.error, words.failed)}
      >
        <FileField
          name="proof"
          label={isUploaded ? words.another : words.label}
          hint={words.hint({ megabytes: megabytes(proofBytes) })}
          accept={proofTypes.join(',')}
        />
        {uploading.isPending && (
          <UploadProgress label={words.uploading} sending={uploading.variables.sending} />
        )}
        <div>
          <SubmitButton>{words.submit}</SubmitButton>
        </div>
      </Form>
    </Layout>
  );
}

import type { OnProgress } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import { FileField, Form, SubmitButton, UploadProgress, useForm } from '@plenary/kit/forms';
import { Alert, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { megabytes, proofFileSchema, proofTypes } from '../registration/proof-file';
import { wholeError } from './whole-error';

const Room = styled('div')({ display: 'grid', gap: 20, marginBlockEnd: 16 });

/** There from the start, so that it is announced; takes no room while it is empty. */
const Arrival = styled('div')({ '&:empty': { position: 'absolute' } });

interface ProofFormProps {
  words: {
    label: string;
    hint: (megabytes: number) => string;
    missing: string;
    send: string;
    sending: string;
    failed: string;
  };
  /** Said above the form once a file has arrived. */
  arrived?: string | false;
  send: (file: File, onProgress: OnProgress) => Promise<unknown>;
}

/** Sends one file, and says how far it is. A better one may follow the first. */
export function ProofForm({ words, arrived, send }: ProofFormProps) {
  const { proofBytes } = useEdition().limits;
  const form = useForm({
    schema: z.object({ proof: proofFileSchema(proofBytes, words.missing) }),
    defaultValues: { proof: null },
  });
  const [share, setShare] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) => send(file, setShare),
    onSuccess: () => form.reset(),
  });

  return (
    <Room data-print="none">
      <Arrival role="status">
        {arrived && (
          <Alert severity="success" role="presentation">
            {arrived}
          </Alert>
        )}
      </Arrival>
      <Form
        form={form}
        onSubmit={({ proof }) => proof && sending.mutateAsync(proof)}
        error={wholeError(sending.error, words.failed)}
      >
        <FileField
          name="proof"
          label={words.label}
          hint={words.hint(megabytes(proofBytes))}
          accept={proofTypes.join(',')}
        />
        {sending.isPending && <UploadProgress label={words.sending} share={share} />}
        <div>
          <SubmitButton>{words.send}</SubmitButton>
        </div>
      </Form>
    </Room>
  );
}

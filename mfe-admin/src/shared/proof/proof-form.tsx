import { api, formErrorOf, unwrap } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { useForm } from '@plenary/kit/forms';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { emptyStepUp, proofOf, StepUpFields, stepUpShape, type StepUp } from './step-up-fields';
import { texts } from './texts';

const schema = z.object(stepUpShape);

export default function ProofForm({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const prove = useMutation({
    mutationFn: (body: StepUp) => unwrap(api.POST('/api/v1/auth/sessions/proof', { body })),
  });
  const form = useForm({ schema, defaultValues: emptyStepUp });
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      form={form}
      error={formErrorOf(prove.error, texts.failed)}
      onClose={() => onEnd(false)}
      onSubmit={async (values) => {
        await prove.mutateAsync(proofOf(values));
        onEnd(true);
      }}
      confirm={texts.submit}
      keep={texts.cancel}
    >
      <StepUpFields />
    </FormDialog>
  );
}

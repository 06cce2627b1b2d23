import { messageOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { type BankChange, useConfirmBankChange } from './bank-changes.api';
import { BankComparison } from './bank-comparison';
import {
  emptyStepUp,
  proofOf,
  StepUpFields,
  stepUpShape,
} from '../../../shared/proof/step-up-fields';
import { texts } from './texts';

const schema = z.object(stepUpShape);

interface ConfirmChangeDialogProps {
  change: BankChange;
  onClose: () => void;
  onDone: (text: string) => void;
}

export function ConfirmChangeDialog({ change, onClose, onDone }: ConfirmChangeDialogProps) {
  const confirm = useConfirmBankChange(change.id);
  const form = useForm({ schema, defaultValues: emptyStepUp });
  return (
    <FormDialog
      title={texts.confirm.title}
      text={texts.confirm.text}
      form={form}
      error={confirm.error && messageOf(confirm.error, texts.failed)}
      onClose={onClose}
      onSubmit={async (values) => {
        await confirm.mutateAsync(proofOf(values));
        onClose();
        onDone(texts.confirm.done);
      }}
      confirm={texts.confirm.submit}
      keep={texts.close}
    >
      <BankComparison before={change.before} after={change.after} />
      <StepUpFields />
    </FormDialog>
  );
}

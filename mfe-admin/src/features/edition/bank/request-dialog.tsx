import { messageOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { type Bank, useRequestBankChange } from './bank-changes.api';
import {
  emptyStepUp,
  proofOf,
  StepUpFields,
  stepUpShape,
} from '../../../shared/proof/step-up-fields';
import { texts } from './texts';
import { withPlainFields } from './plain-fields';

/** The server checks the details. */
const text = z.string();
const schema = z.object({
  accountHolder: text,
  bank: text,
  iban: text,
  swift: text,
  note: text,
  ...stepUpShape,
});

interface RequestDialogProps {
  editionId: string;
  bank: Bank;
  onClose: () => void;
  onDone: (text: string) => void;
}

export function RequestDialog({ editionId, bank, onClose, onDone }: RequestDialogProps) {
  const request = useRequestBankChange(editionId);
  const form = useForm({ schema, defaultValues: { ...bank, ...emptyStepUp } });
  return (
    <FormDialog
      title={texts.request.title}
      text={texts.request.text}
      form={form}
      error={request.error && messageOf(request.error, texts.failed)}
      onClose={onClose}
      onSubmit={async ({ password, code, ...details }) => {
        await request
          .mutateAsync({ bank: details, ...proofOf({ password, code }) })
          .catch(withPlainFields);
        onClose();
        onDone(texts.request.done);
      }}
      confirm={texts.request.submit}
      keep={texts.close}
    >
      <TextField name="accountHolder" label={texts.fields.accountHolder} autoComplete="off" />
      <TextField name="bank" label={texts.fields.bank} autoComplete="off" />
      <TextField name="iban" label={texts.fields.iban} autoComplete="off" />
      <TextField name="swift" label={texts.fields.swift} optional autoComplete="off" />
      <TextAreaField name="note" label={texts.fields.note} optional rows={2} />
      <StepUpFields />
    </FormDialog>
  );
}

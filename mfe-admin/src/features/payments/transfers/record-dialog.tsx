import { formErrorOf } from '@plenary/kit/api';
import { TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { FormDialog } from '@plenary/kit/dialogs';
import { statementFields } from '../payment.schema';
import { StatementFields } from '../statement-fields';
import { texts as payments } from '../texts';
import { texts } from './texts';
import { useRecordTransfer } from './transfers.api';

const schema = z.object({
  ...statementFields,
  sender: z.string().check(z.trim(), z.minLength(1, texts.senderMissing), z.maxLength(200)),
  remittance: z.string().check(z.trim(), z.maxLength(500)),
});
const empty = { amount: '', date: '', bankTransactionId: '', sender: '', remittance: '' };

export interface RecordDialogProps {
  onClose: () => void;
  onDone: (message: string) => void;
}

export function RecordDialog({ onClose, onDone }: RecordDialogProps) {
  const form = useForm({ schema, defaultValues: empty, draftKey: 'record-transfer' });
  const record = useRecordTransfer();
  return (
    <FormDialog
      title={texts.recordHeading}
      text={texts.recordText}
      onClose={onClose}
      form={form}
      error={formErrorOf(record.error, payments.failed)}
      onSubmit={async ({ remittance, ...line }) => {
        await record.mutateAsync({ ...line, remittance: remittance || null });
        onClose();
        onDone(texts.recorded);
      }}
      confirm={texts.record}
      keep={texts.back}
    >
      <StatementFields />
      <TextField name="sender" label={texts.sender} autoComplete="off" />
      <TextAreaField name="remittance" label={texts.remittance} rows={2} optional />
    </FormDialog>
  );
}

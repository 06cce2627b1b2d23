import { Form, SubmitButton, TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { FieldRow } from '../../list/drawer-parts';
import { AskDialog } from '../../page/ask-dialog';
import { statementFields } from './payment.schema';
import { texts as payments } from './texts';
import { texts } from './transfer-texts';
import { useRecordTransfer } from './transfers.api';
import { wholeError } from './whole-error';

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

/** Takes a line of the bank's statement whose registration is not known. */
export function RecordDialog({ onClose, onDone }: RecordDialogProps) {
  const form = useForm({ schema, defaultValues: empty, draftKey: 'record-transfer' });
  const record = useRecordTransfer();
  return (
    <AskDialog title={texts.recordHeading} text={texts.recordText} onClose={onClose}>
      <Form
        form={form}
        error={wholeError(record.error)}
        onSubmit={async ({ remittance, ...line }) => {
          await record.mutateAsync({ ...line, remittance: remittance || null });
          onClose();
          onDone(texts.recorded);
        }}
      >
        <FieldRow>
          <TextField
            name="amount"
            label={texts.amount}
            unit={texts.usd}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField name="date" label={payments.date} type="date" />
        </FieldRow>
        <TextField name="bankTransactionId" label={texts.transactionId} autoComplete="off" />
        <TextField name="sender" label={texts.sender} autoComplete="off" />
        <TextAreaField name="remittance" label={texts.remittance} rows={2} optional />
        <Actions>
          <Button look="outlined" onClick={onClose}>
            {texts.back}
          </Button>
          <SubmitButton>{texts.recordIt}</SubmitButton>
        </Actions>
      </Form>
    </AskDialog>
  );
}

import { messageOf } from '@plenary/kit/api';
import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { AskDialog } from '../../page/ask-dialog';
import { rejectSchema } from './payment.schema';
import { useReject } from './payments.api';
import { texts } from './texts';

export interface RejectDialogProps {
  id: string;
  version: number;
  onClose: () => void;
  onRejected: () => void;
}

/** Asks for the reason, and once more whether it is meant. */
export function RejectDialog({ id, version, onClose, onRejected }: RejectDialogProps) {
  const form = useForm({ schema: rejectSchema, defaultValues: { reason: '' } });
  const reject = useReject(id);
  return (
    <AskDialog title={texts.rejectHeading} text={texts.rejectHint} onClose={onClose}>
      <Form
        form={form}
        error={reject.error && messageOf(reject.error, texts.rejectFailed)}
        onSubmit={async (values) => {
          await reject.mutateAsync({ ...values, version });
          onRejected();
        }}
      >
        <TextAreaField name="reason" label={texts.reason} rows={3} maxLength={1000} />
        <Actions>
          <Button look="outlined" onClick={onClose}>
            {texts.keep}
          </Button>
          <SubmitButton look="destructive">{texts.rejectIt}</SubmitButton>
        </Actions>
      </Form>
    </AskDialog>
  );
}

import { ApiError } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import { FileField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { Alert, styled } from '@plenary/kit/ui';
import type { Payment } from '../../registration/payment.api';
import { useSendReceipt } from './receipt.api';
import { megabytes, receiptSchema, receiptTypes, type ReceiptInput } from './receipt.schema';
import { texts } from './texts';

const Room = styled('div')({ display: 'grid', gap: 20, marginBlockEnd: 16 });

/** Takes the receipt of the transfer. A better one may follow the first. */
export function ReceiptForm({ payment }: { payment: Payment }) {
  const { proofBytes } = useEdition().limits;
  const send = useSendReceipt(payment);
  const form = useForm<ReceiptInput, ReceiptInput>({
    schema: receiptSchema(proofBytes),
    defaultValues: { proof: null },
  });

  async function submit({ proof }: ReceiptInput) {
    if (!proof) return;
    await send.mutateAsync(proof);
    form.reset();
  }

  return (
    <Room data-print="none">
      {payment.hasProof && <Alert severity="success">{texts.receiptArrived}</Alert>}
      <Form form={form} onSubmit={submit} error={failure(send.error)}>
        <FileField
          name="proof"
          label={payment.hasProof ? texts.anotherReceipt : texts.receipt}
          hint={texts.receiptHint(megabytes(proofBytes))}
          accept={receiptTypes.join(',')}
        />
        <div>
          <SubmitButton>{texts.sendReceipt}</SubmitButton>
        </div>
      </Form>
    </Room>
  );
}

/** What is wrong with the file stands at the field; this is for everything else. */
function failure(error: Error | null): string | undefined {
  if (!error || (error instanceof ApiError && 'proof' in error.fields)) return undefined;
  return (error instanceof ApiError && error.serverMessage) || texts.receiptFailed;
}

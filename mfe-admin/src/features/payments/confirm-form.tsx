import { ApiError, messageOf } from '@plenary/kit/api';
import {
  CheckboxField,
  Form,
  SubmitButton,
  TextField,
  useForm,
  useWatch,
} from '@plenary/kit/forms';
import { Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { FieldRow, Fields, Foot } from '../../list/drawer-parts';
import { money } from './money';
import { confirmSchema, parseAmount } from './payment.schema';
import { useConfirm, type AdminPayment } from './payments.api';
import { RejectDialog } from './reject-dialog';
import { texts } from './texts';

export interface ConfirmFormProps {
  payment: AdminPayment;
  /** Called with what to announce, once a decision was recorded. */
  onDone: (message: string) => void;
}

/** What stands on the bank's statement; the button repeats the amount that will be booked. */
export function ConfirmForm({ payment, onDone }: ConfirmFormProps) {
  const { id, amount: fee, version } = payment;
  const needsProof =
    payment.academicCategory === 'student' &&
    payment.proofs.every(({ kind }) => kind !== 'student');
  const form = useForm({
    schema: confirmSchema(fee),
    defaultValues: {
      amount: fee.toFixed(2),
      date: '',
      bankTransactionId: '',
      studentProofSeen: false,
    },
    draftKey: `confirm-payment-${id}`,
  });
  const confirm = useConfirm(id);
  const [isRejecting, setRejecting] = useState(false);
  const amount = parseAmount(useWatch({ control: form.control, name: 'amount' }));

  return (
    <>
      <Form
        form={form}
        error={wholeError(confirm.error)}
        onSubmit={async (values) => {
          await confirm.mutateAsync({ ...values, version });
          onDone(texts.confirmed);
        }}
      >
        <Fields>
          <h3>{texts.confirmHeading}</h3>
          <FieldRow>
            <TextField
              name="amount"
              label={texts.amount}
              unit={texts.usd}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField name="date" label={texts.date} type="date" />
          </FieldRow>
          <TextField
            name="bankTransactionId"
            label={texts.transactionId}
            autoComplete="off"
            maxLength={100}
          />
          {needsProof && <CheckboxField name="studentProofSeen" label={texts.studentProofSeen} />}
          {amount !== undefined && <Comparison amount={amount} fee={fee} />}
        </Fields>
        <Foot>
          <SubmitButton>{texts.confirm(money(amount ?? fee))}</SubmitButton>
          <Button look="destructive" onClick={() => setRejecting(true)}>
            {texts.reject}
          </Button>
        </Foot>
      </Form>
      {isRejecting && (
        <RejectDialog
          id={id}
          version={version}
          onClose={() => setRejecting(false)}
          onRejected={() => onDone(texts.rejected)}
        />
      )}
    </>
  );
}

/** Whether the amount on the statement equals the fee, both in dollars. */
function Comparison({ amount, fee }: { amount: number; fee: number }) {
  if (amount === fee) return <Alert severity="success">{texts.equals}</Alert>;
  const difference = money(Math.abs(amount - fee));
  const text = amount < fee ? texts.less : texts.more;
  return <Alert severity="warning">{text(difference, money(fee))}</Alert>;
}

/** What failed as a whole; what belongs to a field is said there. */
function wholeError(error: unknown): string | undefined {
  if (!error) return undefined;
  const hasFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return hasFields ? undefined : messageOf(error, texts.confirmFailed);
}

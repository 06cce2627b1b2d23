import { formErrorOf } from '@plenary/kit/api';
import { Form, useForm } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { Fields } from '../../../shared/drawer/drawer-parts';
import { DecisionFoot, type DecisionProps, isCountryToCheck } from './decision-foot';
import { money } from '../money';
import { useConfirmPayment } from '../payment/payment-actions.api';
import { StudentProofCheckbox } from './student-proof-checkbox';
import { texts } from '../texts';

const schema = z.object({ studentProofSeen: z.boolean() });

export function ConfirmMatched({ payment, onDone }: DecisionProps) {
  const form = useForm({ schema, defaultValues: { studentProofSeen: false } });
  const confirm = useConfirmPayment(payment);
  const isWaiting = isCountryToCheck(payment);
  return (
    <Form
      form={form}
      error={formErrorOf(confirm.error, texts.failed)}
      onSubmit={async ({ studentProofSeen }) => {
        const { hold } = await confirm.mutateAsync(studentProofSeen ? { studentProofSeen } : {});
        onDone(hold ? '' : texts.done.confirm);
      }}
    >
      <Fields>
        <h3>{texts.confirmHeading}</h3>
        <p>{texts.matchedText({ amount: money(payment.receivedAmount) })}</p>
        {isWaiting ? (
          <Alert severity="info">{texts.countryFirst}</Alert>
        ) : (
          <StudentProofCheckbox payment={payment} />
        )}
      </Fields>
      <DecisionFoot
        payment={payment}
        onDone={onDone}
        confirm={
          isWaiting ? undefined : texts.submit.confirm({ amount: money(payment.receivedAmount) })
        }
      />
    </Form>
  );
}

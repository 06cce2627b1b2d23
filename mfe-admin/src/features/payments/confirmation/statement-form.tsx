import { formErrorOf } from '@plenary/kit/api';
import { CheckboxField, Form, useForm, useWatch } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { Fields } from '../../../shared/drawer/drawer-parts';
import { DecisionFoot, type DecisionProps, isCountryToCheck } from './decision-foot';
import { AmountAlert, checkAmount } from './amount-check';
import { money } from '../money';
import { useConfirmPayment, useMatchPayment } from '../payment/payment-actions.api';
import { parseAmount, statementFields } from '../payment.schema';
import { StudentProofCheckbox } from './student-proof-checkbox';
import { StatementFields } from '../statement-fields';
import { texts } from '../texts';

const schema = z.object({
  ...statementFields,
  studentProofSeen: z.boolean(),
  isMatchOnly: z.boolean(),
});

export function StatementForm({ payment, onDone }: DecisionProps) {
  const { id, outstandingAmount } = payment;
  const form = useForm({
    schema,
    defaultValues: {
      amount: outstandingAmount.toFixed(2),
      date: '',
      bankTransactionId: '',
      studentProofSeen: false,
      isMatchOnly: false,
    },
    draftKey: `confirm-payment-${id}-${outstandingAmount}`,
  });
  const confirm = useConfirmPayment(payment);
  const match = useMatchPayment(payment);
  const [typed, isMatchOnly] = useWatch({ control: form.control, name: ['amount', 'isMatchOnly'] });
  const amount = parseAmount(typed) ?? outstandingAmount;
  const check = checkAmount(payment, amount);
  const isWaiting = isCountryToCheck(payment);
  const action = check === 'exact' && !isMatchOnly && !isWaiting ? 'confirm' : check;

  return (
    <Form
      form={form}
      error={formErrorOf(confirm.error ?? match.error, texts.failed)}
      onSubmit={async ({ studentProofSeen, isMatchOnly: _, ...line }) => {
        const { hold } = await (action === 'confirm'
          ? confirm.mutateAsync({ ...line, ...(studentProofSeen && { studentProofSeen }) })
          : match.mutateAsync(line));
        onDone(hold ? '' : texts.done[action]);
      }}
    >
      <Fields>
        <h3>{texts.confirmHeading}</h3>
        <StatementFields />
        <AmountAlert payment={payment} amount={amount} />
        {isWaiting && <Alert severity="info">{texts.countryFirst}</Alert>}
        {check === 'exact' && !isWaiting && (
          <CheckboxField name="isMatchOnly" label={texts.matchOnly} />
        )}
        {action === 'confirm' && <StudentProofCheckbox payment={payment} />}
      </Fields>
      <DecisionFoot
        payment={payment}
        onDone={onDone}
        confirm={texts.submit[action]({ amount: money(amount) })}
      />
    </Form>
  );
}

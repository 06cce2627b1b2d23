import { CheckboxField, Form, TextField, useForm, useWatch } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { FieldRow, Fields } from '../../list/drawer-parts';
import { DecisionFoot, type DecisionProps } from './decision-foot';
import { Comparison, fitOf } from './fit';
import { money } from './money';
import { useConfirm, useMatch } from './payment-actions.api';
import { parseAmount, statementFields } from './payment.schema';
import { ProofSeen } from './proof-seen';
import { texts } from './texts';
import { wholeError } from './whole-error';

const schema = z.object({
  ...statementFields,
  studentProofSeen: z.boolean(),
  isMatchOnly: z.boolean(),
});

/** What stands on the bank's statement; the button says what will be booked, and as what. */
export function StatementForm({ payment, onDone }: DecisionProps) {
  const { id, missing } = payment;
  const form = useForm({
    schema,
    defaultValues: {
      amount: missing.toFixed(2),
      date: '',
      bankTransactionId: '',
      studentProofSeen: false,
      isMatchOnly: false,
    },
    draftKey: `confirm-payment-${id}-${missing}`,
  });
  const [confirm, match] = [useConfirm(payment), useMatch(payment)];
  const [typed, isMatchOnly] = useWatch({ control: form.control, name: ['amount', 'isMatchOnly'] });
  const amount = parseAmount(typed) ?? missing;
  const fit = fitOf(payment, amount);
  const way = fit === 'whole' && !isMatchOnly ? 'confirm' : fit;

  return (
    <Form
      form={form}
      error={wholeError(confirm.error ?? match.error)}
      onSubmit={async ({ studentProofSeen, isMatchOnly: _, ...line }) => {
        await (way === 'confirm'
          ? confirm.mutateAsync({ ...line, ...(studentProofSeen && { studentProofSeen }) })
          : match.mutateAsync(line));
        onDone(texts.done[way]);
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
        <Comparison payment={payment} amount={amount} />
        {fit === 'whole' && <CheckboxField name="isMatchOnly" label={texts.matchOnly} />}
        {way === 'confirm' && <ProofSeen payment={payment} />}
      </Fields>
      <DecisionFoot payment={payment} onDone={onDone} confirm={texts.submit[way](money(amount))} />
    </Form>
  );
}

import { Form, useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { Fields } from '../../list/drawer-parts';
import { DecisionFoot, type DecisionProps } from './decision-foot';
import { money } from './money';
import { useConfirm } from './payment-actions.api';
import { ProofSeen } from './proof-seen';
import { texts } from './texts';
import { wholeError } from './whole-error';

const schema = z.object({ studentProofSeen: z.boolean() });

/** Confirms money that was matched before: it needs no statement any more. */
export function ConfirmMatched({ payment, onDone }: DecisionProps) {
  const form = useForm({ schema, defaultValues: { studentProofSeen: false } });
  const confirm = useConfirm(payment);
  return (
    <Form
      form={form}
      error={wholeError(confirm.error)}
      onSubmit={async ({ studentProofSeen }) => {
        await confirm.mutateAsync(studentProofSeen ? { studentProofSeen } : {});
        onDone(texts.done.confirm);
      }}
    >
      <Fields>
        <h3>{texts.confirmHeading}</h3>
        <p>{texts.matchedText(money(payment.received))}</p>
        <ProofSeen payment={payment} />
      </Fields>
      <DecisionFoot
        payment={payment}
        onDone={onDone}
        confirm={texts.submit.confirm(money(payment.received))}
      />
    </Form>
  );
}

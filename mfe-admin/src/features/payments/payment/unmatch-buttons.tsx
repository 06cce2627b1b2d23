import { messageOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { CheckboxField, TextAreaField, useForm } from '@plenary/kit/forms';
import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { money } from '../money';
import { unmatchSchema } from '../payment.schema';
import type { AdminPayment } from '../payments.api';
import { PeriodNote } from '../reconciliation/period-note';
import { texts } from '../texts';
import { useUnmatchPayment } from './payment-actions.api';

type Entry = AdminPayment['ledger'][number];

interface UnmatchButtonsProps {
  payment: AdminPayment;
  onDone: (message: string) => void;
}

/** One for each amount that can be unmatched. */
export function UnmatchButtons({ payment, onDone }: UnmatchButtonsProps) {
  return payment.ledger
    .filter(({ canUnmatch }) => canUnmatch)
    .map((entry) => (
      <UnmatchButton key={entry.id} payment={payment} entry={entry} onDone={onDone} />
    ));
}

interface UnmatchButtonProps extends UnmatchButtonsProps {
  entry: Entry;
}

function UnmatchButton(props: UnmatchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="destructive" size="small" onClick={() => setOpen(true)}>
        {texts.unmatch.open({ amount: money(props.entry.amount ?? 0) })}
      </Button>
      {isOpen && <UnmatchDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Typed-in money has no bank line yet: only the person knows whether it is at the bank. */
function UnmatchDialog({
  payment,
  entry,
  onDone,
  onClose,
}: UnmatchButtonProps & { onClose: () => void }) {
  const unmatch = useUnmatchPayment(payment, entry.id);
  const isTyped = entry.transferId === null;
  const form = useForm({
    schema: unmatchSchema,
    defaultValues: { reason: '', keepsMoney: isTyped },
  });
  const { title, text, typedText, keepsMoney, submit, done } = texts.unmatch;
  const facts = { amount: money(entry.amount ?? 0), transaction: entry.bankTransactionId ?? '' };
  return (
    <FormDialog
      title={title}
      text={isTyped ? typedText(facts) : text(facts)}
      form={form}
      error={unmatch.error && messageOf(unmatch.error, texts.failed)}
      confirm={submit}
      keep={texts.keep}
      isDestructive
      onClose={onClose}
      onSubmit={async (values) => {
        await unmatch.mutateAsync(values);
        onClose();
        onDone(done);
      }}
    >
      <PeriodNote day={entry.date} />
      {isTyped && <CheckboxField name="keepsMoney" label={keepsMoney} />}
      <TextAreaField name="reason" label={texts.reason} rows={3} maxLength={1000} />
    </FormDialog>
  );
}

import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { formatDollars } from '@plenary/kit/edition';
import { TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import type { Payment } from '../../../shared/registrations/payments.api';
import { texts } from './texts';
import { useApply, type OwnWaiver } from './waiver.api';

const MIN = 20;
const MAX = 2000;

/** Null for no answer, NaN for other input. */
function canPayOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
}

const schemaFor = (fee: number) =>
  z.object({
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(MIN, texts.reasonMissing({ min: MIN })),
        z.maxLength(MAX, texts.reasonTooLong({ max: MAX })),
      ),
    canPay: z
      .string()
      .check(
        z.refine(
          (typed) => (canPayOf(typed) ?? 0) < fee,
          texts.canPayWrong({ fee: formatDollars(fee, { cents: true }) }),
        ),
      ),
  });

interface WaiverDialogProps {
  payment: Payment;
  own: OwnWaiver;
  onClose: () => void;
}

export default function WaiverDialog({ payment, own, onClose }: WaiverDialogProps) {
  const { waiver, fee } = own;
  const apply = useApply(payment);
  const form = useForm({
    schema: schemaFor(fee),
    defaultValues: {
      reason: waiver?.reason ?? '',
      canPay: waiver?.canPay == null ? '' : String(waiver.canPay),
    },
    draftKey: `waiver-${payment.id}`,
  });
  return (
    <FormDialog
      title={texts.title}
      text={texts.text({ fee: formatDollars(fee, { cents: true }) })}
      onClose={onClose}
      form={form}
      error={formErrorOf(apply.error, texts.failed)}
      onSubmit={async ({ reason, canPay }) => {
        await apply.mutateAsync({ reason, canPay: canPayOf(canPay) });
        onClose();
      }}
      confirm={waiver ? texts.save : texts.submit}
      keep={texts.keep}
    >
      <TextAreaField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        rows={5}
        maxLength={MAX}
      />
      <TextField
        name="canPay"
        label={texts.canPay}
        hint={texts.canPayHint}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
    </FormDialog>
  );
}

import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { formatDollars, useEdition } from '@plenary/kit/edition';
import { useForm, useWatch } from '@plenary/kit/forms';
import { Total } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { ExtraFields } from '../../shared/extras/extra-fields';
import { useChangeExtras } from '../../shared/extras/extras.api';
import { extrasFor, sumOf } from '../../shared/extras/offers';
import { texts } from '../../shared/extras/texts';
import type { Payment } from '../../shared/registrations/payments.api';

const schema = z.object({ extras: z.array(z.string()) });

interface ExtrasDialogProps {
  payment: Payment;
  onClose: () => void;
}

export default function ExtrasDialog({ payment, onClose }: ExtrasDialogProps) {
  const edition = useEdition();
  const { addsTax } = edition;
  const offered = extrasFor(edition, payment.registrationPackage);
  const bought = payment.lines.filter(({ kind }) => kind === 'extra');
  const held = bought.map(({ item }) => item);
  const form = useForm({ schema, defaultValues: { extras: held } });
  const change = useChangeExtras(payment.id);
  const chosen = useWatch({ control: form.control, name: 'extras' });
  // Bought extras keep their price.
  const priceOf = (id: string) =>
    bought.find(({ item }) => item === id)?.amount ??
    offered.find((extra) => extra.id === id)?.price ??
    0;
  const others = payment.lines.filter(({ kind }) => kind !== 'extra' && kind !== 'tax');
  const price = sumOf([...others.map(({ amount }) => amount), ...chosen.map(priceOf)]);

  return (
    <FormDialog
      title={texts.changeTitle}
      onClose={onClose}
      form={form}
      error={formErrorOf(change.error, texts.changeFailed)}
      onSubmit={async ({ extras }) => {
        await change.mutateAsync({ extras, price });
        onClose();
      }}
      confirm={texts.changeConfirm}
      keep={texts.cancel}
    >
      <ExtraFields extras={offered} held={held} />
      <Total
        label={addsTax ? texts.newTotalBeforeTax : texts.newTotal}
        amount={formatDollars(price, { cents: true })}
      />
    </FormDialog>
  );
}

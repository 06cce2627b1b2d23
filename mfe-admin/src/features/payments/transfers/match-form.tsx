import { formErrorOf } from '@plenary/kit/api';
import { Form, SubmitButton, TextField, useForm, useWatch } from '@plenary/kit/forms';
import { Alert, Button, Stack } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Fields, Foot } from '../../../shared/drawer/drawer-parts';
import { money } from '../money';
import { parseAmount } from '../payment.schema';
import type { PaymentRow } from '../payments.api';
import { texts as payments } from '../texts';
import { texts } from './texts';
import { findByReference, useMatchTransfer, type Transfer } from './transfers.api';

/** The amount is required once a registration is selected. `open` is in dollars. */
const schemaOf = (open: number, isSelected: boolean) =>
  z.object({
    reference: z.string().check(z.trim(), z.minLength(1, texts.referenceMissing), z.maxLength(100)),
    amount: z.string().check(
      z.refine((typed) => !isSelected || Boolean(parseAmount(typed)), payments.amountWrong),
      z.refine(
        (typed) => (parseAmount(typed) ?? 0) <= open,
        texts.tooMuch({ unmatched: money(open) }),
      ),
    ),
  });

export interface MatchFormProps {
  transfer: Pick<Transfer, 'id' | 'open' | 'version'>;
  onDone: (message: string) => void;
}

/** Matches at most the outstanding amount: one transfer can pay for several registrations. */
export function MatchForm({ transfer, onDone }: MatchFormProps) {
  const { open } = transfer;
  const [selected, setSelected] = useState<PaymentRow>();
  const form = useForm({
    schema: schemaOf(open, selected !== undefined),
    defaultValues: { reference: '', amount: '' },
  });
  const search = useMutation({ mutationFn: findByReference });
  const match = useMatchTransfer(transfer);
  const typed = useWatch({ control: form.control, name: 'amount' });
  const { data: found } = search;

  function select(payment: PaymentRow) {
    form.setValue('amount', amountFor(payment, open).toFixed(2));
    setSelected(payment);
  }

  async function submit({ reference, amount }: { reference: string; amount: string }) {
    if (!selected) {
      const { items, isMistyped } = await search.mutateAsync(reference);
      if (items[0] && !isMistyped) select(items[0]);
      return;
    }
    const paid = { paymentId: selected.id, amount: parseAmount(amount) ?? open };
    const { hold } = await match.mutateAsync(paid);
    onDone(hold ? '' : texts.matched);
  }

  return (
    <Form
      form={form}
      error={formErrorOf(search.error ?? match.error, payments.failed)}
      onSubmit={submit}
    >
      <Fields>
        <h3>{texts.matchHeading}</h3>
        <div onChange={() => setSelected(undefined)}>
          <TextField name="reference" label={texts.reference} autoComplete="off" />
        </div>
        {found && !selected && <Found {...found} onSelect={select} />}
        {selected && (
          <TextField
            name="amount"
            label={texts.matchAmount}
            hint={texts.matchHint({ unmatched: money(open) })}
            unit={payments.usd}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </Fields>
      <Foot>
        <SubmitButton>
          {selected
            ? texts.match({ amount: money(parseAmount(typed) ?? open), name: nameOf(selected) })
            : texts.find}
        </SubmitButton>
      </Foot>
    </Form>
  );
}

interface FoundProps {
  isMistyped: boolean;
  items: PaymentRow[];
  onSelect: (payment: PaymentRow) => void;
}

function Found({ isMistyped, items, onSelect }: FoundProps) {
  if (items.length === 0) return <Alert severity="warning">{texts.unknown}</Alert>;
  return (
    <Stack>
      {isMistyped && <Alert severity="warning">{texts.mistyped}</Alert>}
      {items.map((payment) => (
        <Button key={payment.id} look="outlined" onClick={() => onSelect(payment)}>
          {texts.candidate({ name: nameOf(payment), reference: payment.merchantReference })}
        </Button>
      ))}
    </Stack>
  );
}

/** The outstanding amount, at most the unmatched amount; all of it for a paid registration. */
function amountFor({ amount, receivedAmount }: PaymentRow, open: number): number {
  return amount > receivedAmount ? Math.min(open, amount - receivedAmount) : open;
}

const nameOf = ({ firstName, lastName }: PaymentRow) => `${firstName} ${lastName}`;

import { Form, SubmitButton, TextField, useForm, useWatch } from '@plenary/kit/forms';
import { Alert, Button, Stack } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Fields, Foot } from '../../list/drawer-parts';
import { money } from './money';
import { parseAmount } from './payment.schema';
import type { PaymentRow } from './payments.api';
import { texts as payments } from './texts';
import { texts } from './transfer-texts';
import { lookUp, useMatchTransfer, type Transfer } from './transfers.api';
import { wholeError } from './whole-error';

/** The amount counts once it is said whose registration it is for. `open` is in dollars. */
const schemaOf = (open: number, isChosen: boolean) =>
  z.object({
    reference: z.string().check(z.trim(), z.minLength(1, texts.referenceMissing), z.maxLength(100)),
    amount: z.string().check(
      z.refine((typed) => !isChosen || Boolean(parseAmount(typed)), payments.amountWrong),
      z.refine((typed) => (parseAmount(typed) ?? 0) <= open, texts.tooMuch(money(open))),
    ),
  });

export interface MatchFormProps {
  transfer: Transfer;
  onDone: (message: string) => void;
}

/**
 * Finds the registration by its reference, mistyped or not, then matches money with it: as much as it
 * lacks, since a transfer may pay for several.
 */
export function MatchForm({ transfer, onDone }: MatchFormProps) {
  const { open } = transfer;
  const [chosen, setChosen] = useState<PaymentRow>();
  const form = useForm({
    schema: schemaOf(open, chosen !== undefined),
    defaultValues: { reference: '', amount: '' },
  });
  const search = useMutation({ mutationFn: lookUp });
  const match = useMatchTransfer(transfer);
  const typed = useWatch({ control: form.control, name: 'amount' });
  const { data: found } = search;

  function choose(payment: PaymentRow) {
    form.setValue('amount', lackOf(payment, open).toFixed(2));
    setChosen(payment);
  }

  async function submit({ reference, amount }: { reference: string; amount: string }) {
    if (!chosen) {
      const { items, isMistyped } = await search.mutateAsync(reference);
      if (items[0] && !isMistyped) choose(items[0]);
      return;
    }
    await match.mutateAsync({ paymentId: chosen.id, amount: parseAmount(amount) ?? open });
    onDone(texts.matched);
  }

  return (
    <Form form={form} error={wholeError(search.error ?? match.error)} onSubmit={submit}>
      <Fields>
        <h3>{texts.matchHeading}</h3>
        <div onChange={() => setChosen(undefined)}>
          <TextField name="reference" label={texts.reference} autoComplete="off" />
        </div>
        {found && !chosen && <Found {...found} onChoose={choose} />}
        {chosen && (
          <TextField
            name="amount"
            label={texts.matchAmount}
            hint={texts.matchHint(money(open))}
            unit={payments.usd}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </Fields>
      <Foot>
        <SubmitButton>
          {chosen ? texts.match(money(parseAmount(typed) ?? open), nameOf(chosen)) : texts.find}
        </SubmitButton>
      </Foot>
    </Form>
  );
}

interface FoundProps {
  isMistyped: boolean;
  items: PaymentRow[];
  onChoose: (payment: PaymentRow) => void;
}

function Found({ isMistyped, items, onChoose }: FoundProps) {
  if (items.length === 0) return <Alert severity="warning">{texts.unknown}</Alert>;
  return (
    <Stack>
      {isMistyped && <Alert severity="warning">{texts.mistyped}</Alert>}
      {items.map((payment) => (
        <Button key={payment.id} look="outlined" onClick={() => onChoose(payment)}>
          {texts.take(nameOf(payment), payment.merchantReference)}
        </Button>
      ))}
    </Stack>
  );
}

/** What a registration still lacks of its fee, as far as there is money; all of it where nothing lacks. */
function lackOf({ amount, received }: PaymentRow, open: number): number {
  return amount > received ? Math.min(open, amount - received) : open;
}

const nameOf = ({ firstName, lastName }: PaymentRow) => `${firstName} ${lastName}`;

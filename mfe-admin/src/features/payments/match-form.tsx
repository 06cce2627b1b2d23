import { Form, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Alert, Button, Stack } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Fields, Foot } from '../../list/drawer-parts';
import { money } from './money';
import type { PaymentRow } from './payments.api';
import { texts } from './transfer-texts';
import { lookUp, useMatchTransfer, type Transfer } from './transfers.api';
import { wholeError } from './whole-error';

const schema = z.object({
  reference: z.string().check(z.trim(), z.minLength(1, texts.referenceMissing), z.maxLength(100)),
});

export interface MatchFormProps {
  transfer: Transfer;
  onDone: (message: string) => void;
}

/** Finds the registration by its reference, mistyped or not, then matches the money with it. */
export function MatchForm({ transfer, onDone }: MatchFormProps) {
  const form = useForm({ schema, defaultValues: { reference: '' } });
  const search = useMutation({ mutationFn: lookUp });
  const match = useMatchTransfer(transfer);
  const [chosen, setChosen] = useState<PaymentRow>();
  const { data: found } = search;

  async function submit({ reference }: { reference: string }) {
    if (!chosen) {
      const { items, isMistyped } = await search.mutateAsync(reference);
      setChosen(isMistyped ? undefined : items[0]);
      return;
    }
    await match.mutateAsync({ paymentId: chosen.id, amount: transfer.open });
    onDone(texts.matched);
  }

  return (
    <Form form={form} error={wholeError(search.error ?? match.error)} onSubmit={submit}>
      <Fields onChange={() => setChosen(undefined)}>
        <h3>{texts.matchHeading}</h3>
        <TextField name="reference" label={texts.reference} autoComplete="off" />
        {found && !chosen && <Found {...found} onChoose={setChosen} />}
      </Fields>
      <Foot>
        <SubmitButton>
          {chosen ? texts.match(money(transfer.open), nameOf(chosen)) : texts.find}
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

const nameOf = ({ firstName, lastName }: PaymentRow) => `${firstName} ${lastName}`;

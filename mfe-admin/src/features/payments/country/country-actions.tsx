import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import type { DecisionProps } from '../confirmation/decision-foot';
import { useConfirmCountry, useRefuseCountry } from '../payment/payment-actions.api';
import { PaymentInputDialog } from '../payment-input-dialog';
import { texts } from './texts';

/** The check of the country that a reduced fee depends on, until the payment is confirmed. */
export function CountryActions({ payment, onDone }: DecisionProps) {
  const [isOpen, setOpen] = useState(false);
  const confirm = useConfirmCountry(payment);
  const refuse = useRefuseCountry(payment);
  const { band, state } = payment;
  const isOpenPayment = OPEN.includes(state);
  if (!band || band.countryCheck === 'none' || !isOpenPayment) return null;
  const { countryCheck, country } = band;
  return (
    <section>
      <h3>{texts.title}</h3>
      <p>{texts.states[countryCheck]({ country })}</p>
      <Actions role="group" aria-label={texts.title}>
        {countryCheck !== 'confirmed' && (
          <Button
            size="small"
            busy={confirm.isPending}
            onClick={() =>
              confirm.mutate(undefined, {
                onSuccess: ({ hold }) => onDone(hold ? '' : texts.done.confirm),
              })
            }
          >
            {texts.confirm}
          </Button>
        )}
        {countryCheck !== 'refused' && (
          <Button look="destructive" size="small" onClick={() => setOpen(true)}>
            {texts.refuse.open}
          </Button>
        )}
      </Actions>
      {confirm.isError && <Alert severity="error">{messageOf(confirm.error, texts.failed)}</Alert>}
      {isOpen && (
        <PaymentInputDialog
          texts={texts.refuse}
          isDestructive
          action={refuse}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

const OPEN = ['awaiting-payment', 'proof-uploaded', 'matched', 'underpaid'];

import { Chip } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../list/drawer';
import { Reference } from '../../list/reference';
import type { List } from '../../list/use-list';
import { PaymentChip } from '../../states/payment-chip';
import { ConfirmMatched } from './confirm-matched';
import { MoreActions } from './more-actions';
import { PaymentFacts } from './payment-facts';
import { PaymentHistory } from './payment-history';
import { paymentQuery, type AdminPayment, type PaymentState } from './payments.api';
import { Proofs } from './proofs';
import { StatementForm } from './statement-form';
import { texts } from './texts';

const waiting: PaymentState[] = ['announced', 'proof-uploaded', 'short-paid'];

export interface PaymentDrawerProps {
  id: string;
  list: List;
  onClose: () => void;
}

/** One registration: what is known of it, and what an admin decides about its payment. */
export default function PaymentDrawer({ id, list, onClose }: PaymentDrawerProps) {
  const query = useQuery(paymentQuery(id));
  const [done, setDone] = useState('');
  return (
    <LoadedDrawer query={query} onClose={onClose}>
      {(payment) => (
        <Drawer
          title={`${payment.firstName} ${payment.lastName}`}
          above={<Reference>{payment.merchantReference}</Reference>}
          chips={<Chips payment={payment} />}
          done={done}
          onClose={onClose}
        >
          <PaymentFacts payment={payment} list={list} />
          <Proofs proofs={payment.proofs} />
          <PaymentHistory entries={payment.ledger} />
          <MoreActions payment={payment} onDone={setDone} />
          {waiting.includes(payment.state) && (
            <StatementForm key={payment.missing} payment={payment} onDone={setDone} />
          )}
          {payment.state === 'matched' && <ConfirmMatched payment={payment} onDone={setDone} />}
        </Drawer>
      )}
    </LoadedDrawer>
  );
}

function Chips({ payment }: { payment: AdminPayment }) {
  return (
    <>
      <PaymentChip state={payment.state} />
      <Chip tone="grey">{texts.types[payment.registrationType]}</Chip>
      <Chip tone="grey">{texts.categories[payment.academicCategory]}</Chip>
      {payment.isTwin && <Chip tone="red">{texts.twin}</Chip>}
    </>
  );
}

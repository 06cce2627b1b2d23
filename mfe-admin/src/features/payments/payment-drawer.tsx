import { Chip } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../list/drawer';
import { Facts } from '../../list/facts';
import { Reference } from '../../list/reference';
import { Instant } from '../../list/when';
import { PaymentChip } from '../../states/payment-chip';
import { ConfirmForm } from './confirm-form';
import { money } from './money';
import { PaymentHistory } from './payment-history';
import { paymentQuery, type AdminPayment, type PaymentState } from './payments.api';
import { texts } from './texts';

const undecided: PaymentState[] = ['announced', 'proof-uploaded', 'matched', 'short-paid'];

/** One registration: what is known of it, and what an admin decides about its payment. */
export default function PaymentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
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
          <PaymentFacts payment={payment} />
          <PaymentHistory entries={payment.ledger} />
          {undecided.includes(payment.state) && <ConfirmForm payment={payment} onDone={setDone} />}
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
    </>
  );
}

function PaymentFacts({ payment }: { payment: AdminPayment }) {
  return (
    <Facts
      items={[
        [texts.expected, <b key="amount">{money(payment.amount)}</b>],
        [texts.package, payment.packageName],
        [texts.paper, payment.paper?.title],
        [texts.registered, <Instant key="at" at={payment.createdAt} />],
        [texts.payBy, <Instant key="by" at={payment.payBy} />],
        [texts.email, payment.email],
        [texts.organization, payment.organization],
        [texts.country, payment.country],
        [texts.phone, payment.phone],
      ]}
    />
  );
}

import { Chip } from '@plenary/kit/ui';
import { PaymentChip } from '@plenary/kit/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { Reference } from '../../../shared/details/reference';
import type { List } from '../../../shared/list/use-list';
import { HoldNotice } from '../../../shared/holds/hold-notice';
import { May } from '../../../shared/may';
import { CountryActions } from '../country/country-actions';
import { Answers } from './answers';
import { ConfirmMatched } from '../confirmation/confirm-matched';
import type { DecisionProps } from '../confirmation/decision-foot';
import { MoreActions } from './more-actions';
import { PaymentFacts } from './payment-facts';
import { PaymentHistory } from './payment-history';
import { paymentQuery, type AdminPayment, type PaymentState } from '../payments.api';
import { Proofs } from './proofs';
import { StatementForm } from '../confirmation/statement-form';
import { texts } from '../texts';

const forms: Record<PaymentState, 'statement' | 'confirmation' | null> = {
  'awaiting-payment': 'statement',
  'proof-uploaded': 'statement',
  underpaid: 'statement',
  matched: 'confirmation',
  completed: null,
  rejected: null,
  refunded: null,
  cancelled: null,
};

export interface PaymentDrawerProps {
  id: string;
  list: List;
  onClose: () => void;
}

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
          <Answers answers={payment.answers} />
          <Proofs proofs={payment.proofs} />
          <PaymentHistory entries={payment.ledger} />
          {payment.hold ? (
            <HoldNotice hold={payment.hold} />
          ) : (
            <Decisions payment={payment} onDone={setDone} />
          )}
        </Drawer>
      )}
    </LoadedDrawer>
  );
}

function Decisions({ payment, onDone }: DecisionProps) {
  // Without a fee there is no line on a statement.
  const isFree = payment.amount === 0 && forms[payment.state] === 'statement';
  const form = isFree ? 'confirmation' : forms[payment.state];
  return (
    <>
      <May right="payments:write">
        <CountryActions payment={payment} onDone={onDone} />
      </May>
      <MoreActions payment={payment} onDone={onDone} />
      {form === 'statement' && (
        <StatementForm key={payment.outstandingAmount} payment={payment} onDone={onDone} />
      )}
      {form === 'confirmation' && <ConfirmMatched payment={payment} onDone={onDone} />}
    </>
  );
}

function Chips({ payment }: { payment: AdminPayment }) {
  return (
    <>
      <PaymentChip state={payment.state} />
      <Chip tone="grey">{texts.types[payment.registrationType]}</Chip>
      <Chip tone="grey">{texts.categories[payment.academicCategory]}</Chip>
      {payment.isPossibleDuplicate && <Chip tone="red">{texts.duplicate}</Chip>}
    </>
  );
}

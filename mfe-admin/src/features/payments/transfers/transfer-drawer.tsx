import { formatDay } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Actions, Button, Link } from '@plenary/kit/ui';
import { useState, type ReactNode } from 'react';
import { Drawer } from '../../../shared/drawer/drawer';
import { HoldNotice } from '../../../shared/holds/hold-notice';
import { Facts } from '../../../shared/details/facts';
import { Reference } from '../../../shared/details/reference';
import { Instant } from '../../../shared/details/time';
import { money } from '../money';
import { PrepareDialog } from '../refunds/prepare-dialog';
import { texts as refunds } from '../refunds/texts';
import { texts as payments } from '../texts';
import { MatchForm } from './match-form';
import { texts } from './texts';
import { useReturnTransfer, type Transfer } from './transfers.api';
import { PaymentInputDialog } from '../payment-input-dialog';

export function TransferDrawer({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const [done, setDone] = useState('');
  const [isReturning, setReturning] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const returnTransfer = useReturnTransfer(transfer);
  const isOpen = transfer.open > 0 && !transfer.hold;
  return (
    <Drawer
      title={transfer.sender || texts.senderNotStated}
      above={<Reference>{transfer.bankTransactionId}</Reference>}
      done={done}
      onClose={onClose}
    >
      <TransferFacts transfer={transfer} />
      {transfer.hold && <HoldNotice hold={transfer.hold} />}
      {isOpen && (
        <Actions>
          <Button look="outlined" size="small" onClick={() => setPreparing(true)}>
            {refunds.openReturn}
          </Button>
          <Button look="destructive" size="small" onClick={() => setReturning(true)}>
            {texts.returnToSender}
          </Button>
        </Actions>
      )}
      {isOpen && <MatchForm key={transfer.open} transfer={transfer} onDone={setDone} />}
      {isPreparing && (
        <PrepareDialog
          kind="return"
          id={transfer.id}
          onClose={() => setPreparing(false)}
          onDone={setDone}
        />
      )}
      {isReturning && (
        <PaymentInputDialog
          texts={{
            title: texts.returnHeading,
            text: texts.returnText({ amount: money(transfer.open) }),
            label: payments.reason,
            missing: payments.reasonMissing,
            submit: texts.recordReturn,
            keep: payments.keep,
            done: texts.returned,
          }}
          isDestructive
          action={returnTransfer}
          onClose={() => setReturning(false)}
          onDone={setDone}
        />
      )}
    </Drawer>
  );
}

function TransferFacts({ transfer }: { transfer: Transfer }) {
  return (
    <Facts
      items={[
        [texts.amount, <b key="amount">{money(transfer.amount)}</b>],
        [texts.unmatched, money(transfer.open)],
        [payments.date, formatDay(transfer.date)],
        [texts.remittance, transfer.remittance],
        [texts.recordedAt, <Instant key="at" at={transfer.createdAt} />],
        ...transfer.payments.map(({ id, merchantReference, amount }): [string, ReactNode] => [
          texts.matchedWith,
          <span key={id}>
            <Link to={`${paths.adminPayments.href()}?item=${id}`}>
              <Reference>{merchantReference}</Reference>
            </Link>{' '}
            {money(amount)}
          </span>,
        ]),
      ]}
    />
  );
}

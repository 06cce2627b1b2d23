import { formatDay } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Button, Link } from '@plenary/kit/ui';
import { useState, type ReactNode } from 'react';
import { Drawer } from '../../list/drawer';
import { Facts } from '../../list/facts';
import { Reference } from '../../list/reference';
import { Instant } from '../../list/when';
import { money } from './money';
import { texts as payments } from './texts';
import { MatchForm } from './match-form';
import { texts } from './transfer-texts';
import { useReturnTransfer, type Transfer } from './transfers.api';
import { WordsDialog } from './words-dialog';

/** Money that came: whose it may be, or that it goes back. */
export function TransferDrawer({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const [done, setDone] = useState('');
  const [isReturning, setReturning] = useState(false);
  const giveBack = useReturnTransfer(transfer);
  const isOpen = transfer.open > 0;
  return (
    <Drawer
      title={transfer.sender}
      above={<Reference>{transfer.bankTransactionId}</Reference>}
      done={done}
      onClose={onClose}
    >
      <TransferFacts transfer={transfer} />
      {isOpen && (
        <div>
          <Button look="destructive" size="small" onClick={() => setReturning(true)}>
            {texts.giveBack}
          </Button>
        </div>
      )}
      {isOpen && <MatchForm key={transfer.open} transfer={transfer} onDone={setDone} />}
      {isReturning && (
        <WordsDialog
          words={{
            title: texts.giveBackHeading,
            text: texts.giveBackText(money(transfer.open)),
            label: payments.reason,
            missing: payments.reasonMissing,
            submit: texts.note,
            keep: payments.keep,
            done: texts.givenBack,
          }}
          isHard
          action={giveBack}
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
        [texts.left, money(transfer.open)],
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

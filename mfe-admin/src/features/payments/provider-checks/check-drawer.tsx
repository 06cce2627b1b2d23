import { paths } from '@plenary/kit/paths';
import { Alert, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { adminPaths } from '../../../paths';
import { Facts } from '../../../shared/details/facts';
import { Reference } from '../../../shared/details/reference';
import { Instant } from '../../../shared/details/time';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { HoldNotice } from '../../../shared/holds/hold-notice';
import { May } from '../../../shared/may';
import { amountIn } from '../refunds/refund-row';
import { CheckActions } from './check-actions';
import { CheckChip, providerOf } from './check-row';
import { checkQuery, type Check } from './provider-checks.api';
import { texts } from './texts';

interface CheckDrawerProps {
  id: string;
  onClose: () => void;
}

export function CheckDrawer({ id, onClose }: CheckDrawerProps) {
  const query = useQuery(checkQuery(id));
  return (
    <LoadedDrawer query={query} gone={texts.gone} onClose={onClose}>
      {(check) => <Details check={check} onClose={onClose} />}
    </LoadedDrawer>
  );
}

function Details({ check, onClose }: { check: Check; onClose: () => void }) {
  const [done, setDone] = useState('');
  const { kind, status, hold, booking } = check;
  const provider = providerOf(check);
  return (
    <Drawer
      title={texts.kinds[kind]}
      above={<Reference>{check.transactionId ?? ''}</Reference>}
      chips={<CheckChip status={status} />}
      done={done}
      onClose={onClose}
    >
      {status === 'open' && <p>{texts.why[kind]({ provider })}</p>}
      {status === 'open' && check.isReportedLost && (
        <Alert severity="warning" role="note">
          {texts.reportedLost({ provider })}
        </Alert>
      )}
      {booking?.kinds.length === 0 && (
        <Alert severity="info" role="note">
          {texts.noMoney}
        </Alert>
      )}
      <Facts items={factsOf(check)} />
      <May right="payments:write">
        {hold ? <HoldNotice hold={hold} /> : <CheckActions check={check} onDone={setDone} />}
      </May>
    </Drawer>
  );
}

function factsOf(check: Check): [string, ReactNode][] {
  const { paymentId, refundId, transferId, outcome, settledAt, settledBy, status } = check;
  const isOver = status !== 'open';
  return [
    [texts.amount, <b key="amount">{amountIn(check.charge)}</b>],
    [texts.provider, providerOf(check)],
    [texts.payer, check.name ?? texts.unknownPayer],
    [
      texts.payment,
      paymentId && (
        <Link key="payment" to={`${paths.adminPayments.href()}?item=${paymentId}`}>
          <Reference>{check.paymentReference ?? ''}</Reference>
        </Link>
      ),
    ],
    [
      texts.refund,
      refundId && (
        <Link key="refund" to={`${adminPaths.refunds.href()}?item=${refundId}`}>
          <Reference>{check.refundReference ?? ''}</Reference>
        </Link>
      ),
    ],
    [
      texts.money,
      transferId && (
        <Link key="money" to={`${adminPaths.transfers.href()}?item=${transferId}`}>
          {texts.openMoney}
        </Link>
      ),
    ],
    [texts.openedAt, <Instant key="opened" at={check.openedAt} />],
    [texts.outcome, outcome && texts.outcomes[outcome]],
    [texts.note, check.note],
    [texts.settledBy, isOver && (settledBy ?? texts.byProvider)],
    [texts.settledAt, settledAt && <Instant key="settled" at={settledAt} />],
  ];
}

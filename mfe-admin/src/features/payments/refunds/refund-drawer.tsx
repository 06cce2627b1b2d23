import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { paths } from '@plenary/kit/paths';
import { Actions, Alert, Button, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { adminPaths } from '../../../paths';
import { Facts } from '../../../shared/details/facts';
import { Reference } from '../../../shared/details/reference';
import { Instant } from '../../../shared/details/time';
import { InputDialog } from '../../../shared/dialogs/input-dialog';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { May } from '../../../shared/may';
import { money } from '../money';
import { AccountDialog } from './account-dialog';
import { amountIn, RefundChip } from './refund-row';
import {
  refundQuery,
  useAskAgain,
  useFailRefund,
  useSendRefund,
  useWithdrawRefund,
  type Refund,
} from './refunds.api';
import { texts } from './texts';

interface RefundDrawerProps {
  id: string;
  onClose: () => void;
}

export function RefundDrawer({ id, onClose }: RefundDrawerProps) {
  const query = useQuery(refundQuery(id));
  return (
    <LoadedDrawer query={query} gone={texts.gone} onClose={onClose}>
      {(refund) => <Details refund={refund} onClose={onClose} />}
    </LoadedDrawer>
  );
}

function Details({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const [done, setDone] = useState('');
  return (
    <Drawer
      title={refund.name}
      above={<Reference>{refund.reference}</Reference>}
      chips={<RefundChip status={refund.status} />}
      done={done}
      onClose={onClose}
    >
      {refund.isBooked && refund.status === 'exported' && (
        <Alert severity="info" role="note">
          {texts.booked}
        </Alert>
      )}
      <Facts items={factsOf(refund)} />
      <May right="payments:write">
        <RefundActions refund={refund} onDone={setDone} />
      </May>
    </Drawer>
  );
}

function factsOf(refund: Refund): [string, ReactNode][] {
  const { pay, account, accountSource, paymentId, transferId, batch, statementId } = refund;
  return [
    [texts.amount, <b key="amount">{money(refund.amount)}</b>],
    [texts.pay, pay.currency === 'USD' ? null : amountIn(pay)],
    [texts.kind, texts.kinds[refund.kind]],
    [texts.cause, texts.causes[refund.cause]],
    [texts.reason, refund.reason],
    [texts.sentBy, refund.gateway && texts.providers[refund.gateway]],
    [
      texts.account,
      refund.gateway
        ? null
        : account
          ? `${account}, ${texts.sources[accountSource ?? 'finance']}`
          : texts.noAccount,
    ],
    [
      texts.payment,
      paymentId && (
        <Link key="payment" to={`${paths.adminPayments.href()}?item=${paymentId}`}>
          <Reference>{refund.paymentReference ?? ''}</Reference>
        </Link>
      ),
    ],
    [
      texts.transfer,
      transferId && (
        <Link key="transfer" to={`${adminPaths.transfers.href()}?item=${transferId}`}>
          {refund.name}
        </Link>
      ),
    ],
    [
      texts.file,
      batch && (
        <Link key="file" to={`${adminPaths.refundFiles.href()}?item=${batch.id}`}>
          <Reference>{batch.messageId}</Reference>
        </Link>
      ),
    ],
    [
      texts.statement,
      statementId && (
        <Link key="statement" to={adminPaths.statement.href({ statementId })}>
          {texts.openStatement}
        </Link>
      ),
    ],
    [texts.failure, refund.failure],
    [texts.preparedBy, refund.preparedBy],
    [texts.createdAt, <Instant key="created" at={refund.createdAt} />],
    [texts.changedAt, <Instant key="changed" at={refund.changedAt} />],
  ];
}

type Open = 'account' | 'withdraw' | 'fail';

interface RefundActionsProps {
  refund: Refund;
  onDone: (message: string) => void;
}

function RefundActions({ refund, onDone }: RefundActionsProps) {
  const [open, setOpen] = useState<Open>();
  const ask = useAskAgain(refund);
  const withdraw = useWithdrawRefund(refund);
  const fail = useFailRefund(refund);
  const send = useSendRefund(refund);
  const { status, name, paymentId, isBooked, gateway } = refund;
  const isOpen = status === 'asking' || status === 'ready';
  const canFail = status === 'exported' && !isBooked && !gateway;
  if (!isOpen && !canFail) return null;
  const close = () => setOpen(undefined);
  const show = (dialog: Open) => {
    // Of an earlier attempt.
    for (const action of [ask, withdraw, fail]) action.reset();
    setOpen(dialog);
  };
  return (
    <>
      <Actions role="group" aria-label={texts.moreActions}>
        {isOpen && gateway && (
          <Button size="small" busy={send.isPending} onClick={() => send.mutate()}>
            {texts.send}
          </Button>
        )}
        {isOpen && !gateway && paymentId && (
          <Button
            look="outlined"
            size="small"
            busy={ask.isPending}
            onClick={() => ask.mutate(undefined, { onSuccess: () => onDone(texts.asked) })}
          >
            {texts.askAgain}
          </Button>
        )}
        {isOpen && !gateway && (
          <Button look="outlined" size="small" onClick={() => show('account')}>
            {texts.enter}
          </Button>
        )}
        {isOpen && (
          <Button look="destructive" size="small" onClick={() => show('withdraw')}>
            {texts.withdraw}
          </Button>
        )}
        {canFail && (
          <Button look="destructive" size="small" onClick={() => show('fail')}>
            {texts.fail}
          </Button>
        )}
      </Actions>
      {send.error && <Alert severity="error">{messageOf(send.error, texts.actionFailed)}</Alert>}
      {ask.error && <Alert severity="error">{messageOf(ask.error, texts.actionFailed)}</Alert>}
      {open === 'account' && <AccountDialog refund={refund} onClose={close} onDone={onDone} />}
      {open === 'withdraw' && (
        <ConfirmDialog
          title={texts.withdrawTitle}
          text={texts.withdrawText({ name })}
          confirm={texts.withdraw}
          keep={texts.keep}
          error={withdraw.error && messageOf(withdraw.error, texts.actionFailed)}
          onClose={close}
          onConfirm={async () => {
            await withdraw.mutateAsync();
            close();
            onDone(texts.withdrawn);
          }}
        />
      )}
      {open === 'fail' && (
        <InputDialog
          title={texts.failTitle}
          text={texts.failText({ name })}
          label={texts.failLabel}
          missing={texts.reasonMissing}
          maxLength={500}
          confirm={texts.fail}
          keep={texts.keep}
          isDestructive
          error={fail.error ? messageOf(fail.error, texts.actionFailed) : undefined}
          onClose={close}
          onSubmit={async (reason) => {
            await fail.mutateAsync(reason);
            close();
            onDone(texts.failed);
          }}
        />
      )}
    </>
  );
}

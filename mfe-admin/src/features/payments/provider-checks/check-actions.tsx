import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { InputDialog } from '../../../shared/dialogs/input-dialog';
import { BookDialog } from './book-dialog';
import type { CheckDialogProps } from './check-dialog-props';
import { providerOf } from './check-row';
import {
  useAskProvider,
  useDismiss,
  useDisputeLost,
  useRefundFailed,
  useRefundPaid,
  useRefundReturned,
  useReopen,
  type Check,
} from './provider-checks.api';
import { RateDialog } from './rate-dialog';
import { texts } from './texts';

type Open = 'book' | 'rate' | 'paid' | 'fail' | 'returned' | 'lost' | 'dismiss';

interface CheckActionsProps {
  check: Check;
  onDone: (message: string) => void;
}

export function CheckActions({ check, onDone }: CheckActionsProps) {
  const [open, setOpen] = useState<Open>();
  const ask = useAskProvider(check);
  const reopen = useReopen(check);
  const close = () => setOpen(undefined);
  const { kind, status, booking } = check;
  const provider = providerOf(check);
  const isOpen = status === 'open';
  const isOwnRefund = kind === 'refund-exists' || kind === 'refund-unanswered';
  const error = ask.error ?? reopen.error;
  if (status === 'settled') return null;
  return (
    <>
      <Actions role="group" aria-label={texts.moreActions}>
        {booking && booking.kinds.length > 0 && (
          <Button size="small" onClick={() => setOpen('book')}>
            {texts.book.open}
          </Button>
        )}
        {isOpen && kind === 'money-without-rate' && (
          <Button size="small" onClick={() => setOpen('rate')}>
            {texts.rate.open}
          </Button>
        )}
        {isOpen && isOwnRefund && (
          <>
            <Button
              size="small"
              busy={ask.isPending}
              onClick={() => ask.mutate(undefined, { onSuccess: () => onDone(texts.ask.done) })}
            >
              {texts.ask.open({ provider })}
            </Button>
            <Button look="outlined" size="small" onClick={() => setOpen('paid')}>
              {texts.paid.open}
            </Button>
            <Button look="destructive" size="small" onClick={() => setOpen('fail')}>
              {texts.fail.open}
            </Button>
          </>
        )}
        {isOpen && kind === 'refund-returned' && (
          <Button size="small" onClick={() => setOpen('returned')}>
            {texts.returned.open}
          </Button>
        )}
        {isOpen && kind === 'dispute' && (
          <Button size="small" onClick={() => setOpen('lost')}>
            {texts.lost.open}
          </Button>
        )}
        {isOpen && !isOwnRefund && (
          <Button look="destructive" size="small" onClick={() => setOpen('dismiss')}>
            {texts.dismiss.open}
          </Button>
        )}
        {status === 'dismissed' && (
          <Button
            look="outlined"
            size="small"
            busy={reopen.isPending}
            onClick={() => reopen.mutate(undefined, { onSuccess: () => onDone(texts.reopen.done) })}
          >
            {texts.reopen.open}
          </Button>
        )}
      </Actions>
      {error && <Alert severity="error">{messageOf(error, texts.failed)}</Alert>}
      {open === 'book' && booking && (
        <BookDialog check={check} booking={booking} onClose={close} onDone={onDone} />
      )}
      {open === 'rate' && <RateDialog check={check} onClose={close} onDone={onDone} />}
      {open === 'paid' && <PaidDialog check={check} onClose={close} onDone={onDone} />}
      {open === 'fail' && <FailDialog check={check} onClose={close} onDone={onDone} />}
      {open === 'returned' && <ReturnedDialog check={check} onClose={close} onDone={onDone} />}
      {open === 'lost' && <LostDialog check={check} onClose={close} onDone={onDone} />}
      {open === 'dismiss' && <DismissDialog check={check} onClose={close} onDone={onDone} />}
    </>
  );
}

function PaidDialog({ check, onClose, onDone }: CheckDialogProps) {
  const { paid: words } = texts;
  const paid = useRefundPaid(check);
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text({ provider: providerOf(check) })}
      confirm={words.open}
      keep={texts.keep}
      error={paid.error && messageOf(paid.error, texts.failed)}
      onClose={onClose}
      onConfirm={async () => {
        await paid.mutateAsync();
        onClose();
        onDone(words.done);
      }}
    />
  );
}

function FailDialog({ check, onClose, onDone }: CheckDialogProps) {
  const { fail: words } = texts;
  return (
    <ReasonDialog
      words={{ ...words, text: words.text({ provider: providerOf(check) }) }}
      action={useRefundFailed(check)}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

function ReturnedDialog({ check, onClose, onDone }: CheckDialogProps) {
  const { returned: words } = texts;
  return (
    <ReasonDialog
      words={{ ...words, text: words.text({ provider: providerOf(check) }) }}
      action={useRefundReturned(check)}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

function LostDialog({ check, onClose, onDone }: CheckDialogProps) {
  const { lost: words } = texts;
  return (
    <ReasonDialog
      words={{ ...words, text: words.text({ provider: providerOf(check) }) }}
      action={useDisputeLost(check)}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

function DismissDialog({ check, onClose, onDone }: CheckDialogProps) {
  return (
    <ReasonDialog
      words={texts.dismiss}
      action={useDismiss(check)}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

interface ReasonDialogProps extends Omit<CheckDialogProps, 'check'> {
  words: Record<'title' | 'text' | 'label' | 'open' | 'done', string>;
  action: Pick<ReturnType<typeof useDismiss>, 'mutateAsync' | 'error'>;
}

function ReasonDialog({ words, action, onClose, onDone }: ReasonDialogProps) {
  return (
    <InputDialog
      title={words.title}
      text={words.text}
      label={words.label}
      missing={texts.reasonMissing}
      maxLength={500}
      confirm={words.open}
      keep={texts.keep}
      isDestructive
      error={action.error ? messageOf(action.error, texts.failed) : undefined}
      onClose={onClose}
      onSubmit={async (reason) => {
        await action.mutateAsync(reason);
        onClose();
        onDone(words.done);
      }}
    />
  );
}

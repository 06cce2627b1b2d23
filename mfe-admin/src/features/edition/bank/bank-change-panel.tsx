import { messageOf } from '@plenary/kit/api';
import { formatInstant } from '@plenary/kit/edition';
import { Actions, Alert, Button, Chip, Panel, type Tone } from '@plenary/kit/ui';
import { useState } from 'react';
import { Facts } from '../../../shared/details/facts';
import { type BankChange, isOpen, useCancelBankChange } from './bank-changes.api';
import { BankComparison } from './bank-comparison';
import { ConfirmChangeDialog } from './confirm-change-dialog';
import { texts } from './texts';
import { useMay } from '@plenary/kit/session';

const TONES: Record<BankChange['status'], Tone> = {
  requested: 'indigo',
  scheduled: 'amber',
  effective: 'green',
  cancelled: 'grey',
  expired: 'grey',
};

interface BankChangePanelProps {
  change: BankChange;
  onDone: (text: string) => void;
}

export function BankChangePanel({ change, onDone }: BankChangePanelProps) {
  const mayChange = useMay()('fees:write');
  const [isConfirming, setConfirming] = useState(false);
  const cancel = useCancelBankChange(change.id);
  return (
    // Several landmarks of one name would say nothing to screen readers.
    <Panel as="article">
      <h2>{change.edition.name}</h2>
      <p>
        <Chip tone={TONES[change.status]}>{texts.status[change.status]}</Chip>
      </p>
      <BankComparison before={change.before} after={change.after} />
      <Facts
        items={[
          [texts.requested, byAt(change.requestedBy, change.requestedAt, texts.unknown)],
          [texts.confirmed, byAt(change.confirmedBy, change.confirmedAt, texts.unknown)],
          change.closedAt
            ? [texts.status[change.status], byAt(change.closedBy, change.closedAt, texts.product)]
            : [texts.effective, change.effectiveAt && formatInstant(change.effectiveAt)],
        ]}
      />
      {cancel.error && <Alert severity="error">{messageOf(cancel.error, texts.failed)}</Alert>}
      {change.status === 'requested' && !change.canConfirm && <p>{texts.cannotConfirm}</p>}
      {mayChange && isOpen(change) && (
        <Actions>
          {change.canConfirm && (
            <Button onClick={() => setConfirming(true)}>{texts.confirm.open}</Button>
          )}
          <Button
            look="destructive"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSuccess: () => onDone(texts.cancel.done) })}
          >
            {texts.cancel.open}
          </Button>
        </Actions>
      )}
      {isConfirming && (
        <ConfirmChangeDialog change={change} onClose={() => setConfirming(false)} onDone={onDone} />
      )}
    </Panel>
  );
}

function byAt(person: BankChange['requestedBy'], at: string | null, without: string) {
  return at && texts.byAt({ name: person?.name ?? without, time: formatInstant(at) });
}

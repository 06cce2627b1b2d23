import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Actions, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { Drawer } from '../../../shared/drawer/drawer';
import { HoldNotice } from '../../../shared/holds/hold-notice';
import { texts } from './texts';
import { useOfferNow, useRemoveEntry, type WaitingPerson } from './waiting-list.api';

interface WaitingDrawerProps {
  person: WaitingPerson;
  onClose: () => void;
}

export function WaitingDrawer({ person, onClose }: WaitingDrawerProps) {
  const [open, setOpen] = useState<'offer' | 'remove'>();
  const [done, setDone] = useState('');
  const offer = useOfferNow(person);
  const remove = useRemoveEntry(person);
  const { name, email, status, packageName, createdAt, expiresAt, hold } = person;
  const close = () => setOpen(undefined);
  const isOpen = status === 'waiting' || status === 'offered';
  return (
    <Drawer title={name} done={done} onClose={onClose}>
      <Facts
        items={[
          [texts.status, texts.statuses[status]],
          [texts.email, email],
          [texts.package, packageName],
          [texts.joined, <Instant key="joined" at={createdAt} />],
          [texts.offeredUntil, expiresAt && <Instant key="until" at={expiresAt} />],
        ]}
      />
      {hold && <HoldNotice hold={hold} />}
      {isOpen && !hold && (
        <Actions>
          {status === 'waiting' && (
            <Button size="small" onClick={() => setOpen('offer')}>
              {texts.offer}
            </Button>
          )}
          <Button look="destructive" size="small" onClick={() => setOpen('remove')}>
            {texts.remove}
          </Button>
        </Actions>
      )}
      {open === 'offer' && (
        <ConfirmDialog
          title={texts.offerTitle({ name })}
          text={texts.offerText}
          confirm={texts.offer}
          keep={texts.keep}
          isDestructive={false}
          error={offer.error && messageOf(offer.error, texts.failed)}
          onClose={close}
          onConfirm={async () => {
            const after = await offer.mutateAsync();
            close();
            // The bar of acts on hold announces it.
            setDone(after.hold ? '' : texts.offered);
          }}
        />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle({ name })}
          text={texts.removeText({ name })}
          confirm={texts.remove}
          keep={texts.keep}
          error={remove.error && messageOf(remove.error, texts.failed)}
          onClose={close}
          onConfirm={async () => {
            await remove.mutateAsync();
            close();
            setDone(texts.removed);
          }}
        />
      )}
    </Drawer>
  );
}

import { messageOf } from '@plenary/kit/api';
import { packageById, useEdition, type Edition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Actions, Alert, Button, Link, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Facts } from '../../../shared/details/facts';
import { Reference } from '../../../shared/details/reference';
import { Instant } from '../../../shared/details/time';
import { InputDialog } from '../../../shared/dialogs/input-dialog';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { HoldNotice } from '../../../shared/holds/hold-notice';
import { May } from '../../../shared/may';
import { money } from '../money';
import { GrantDialog } from './grant-dialog';
import { texts } from './texts';
import { canPayOf, WaiverChip } from './waiver-row';
import { useDeclineWaiver, waiverQuery, type Waiver } from './waivers.api';

const Reason = styled('p')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

interface WaiverDrawerProps {
  id: string;
  onClose: () => void;
}

export function WaiverDrawer({ id, onClose }: WaiverDrawerProps) {
  const query = useQuery(waiverQuery(id));
  return (
    <LoadedDrawer query={query} gone={texts.gone} onClose={onClose}>
      {(waiver) => <Details waiver={waiver} onClose={onClose} />}
    </LoadedDrawer>
  );
}

function Details({ waiver, onClose }: { waiver: Waiver; onClose: () => void }) {
  const edition = useEdition();
  const [done, setDone] = useState('');
  const { hold, isDecidable, status } = waiver;
  return (
    <Drawer
      title={waiver.name}
      above={<Reference>{waiver.paymentReference}</Reference>}
      chips={<WaiverChip status={status} />}
      done={done}
      onClose={onClose}
    >
      {!isDecidable && status === 'open' && (
        <Alert severity="info" role="note">
          {texts.notDue}
        </Alert>
      )}
      <section>
        <h3>{texts.reason}</h3>
        <Reason>{waiver.reason || texts.erased}</Reason>
      </section>
      <Facts items={factsOf(waiver, edition)} />
      <May right="payments:write">
        {hold ? <HoldNotice hold={hold} /> : <WaiverActions waiver={waiver} onDone={setDone} />}
      </May>
    </Drawer>
  );
}

function factsOf(waiver: Waiver, edition: Edition): [string, ReactNode][] {
  const { packageId, amount, offered, paymentId, decidedAt } = waiver;
  return [
    [texts.fee, <b key="fee">{money(waiver.fee)}</b>],
    [texts.canPay, canPayOf(waiver)],
    [texts.waived, amount !== null && money(amount)],
    [texts.offered, offered !== null && money(offered)],
    [texts.due, money(waiver.due)],
    [texts.package, packageById(edition, packageId)?.name ?? packageId],
    [texts.from, [waiver.organization, waiver.country].filter(Boolean).join(', ')],
    [
      texts.payment,
      <Link key="payment" to={`${paths.adminPayments.href()}?item=${paymentId}`}>
        <Reference>{waiver.paymentReference}</Reference>
      </Link>,
    ],
    [texts.createdAt, <Instant key="created" at={waiver.createdAt} />],
    [texts.answer, waiver.answer],
    [texts.decidedBy, waiver.decidedBy],
    [texts.decidedAt, decidedAt && <Instant key="decided" at={decidedAt} />],
  ];
}

interface WaiverActionsProps {
  waiver: Waiver;
  onDone: (message: string) => void;
}

/** A decision can be corrected while the payment is due. */
function WaiverActions({ waiver, onDone }: WaiverActionsProps) {
  const [open, setOpen] = useState<'grant' | 'decline'>();
  const decline = useDeclineWaiver(waiver);
  const { status, isDecidable, name } = waiver;
  const canGrant = isDecidable && status !== 'withdrawn';
  const canDecline = status === 'open' || (isDecidable && status === 'granted');
  if (!canGrant && !canDecline) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <Actions role="group" aria-label={texts.moreActions}>
        {canGrant && (
          <Button size="small" onClick={() => setOpen('grant')}>
            {status === 'granted' ? texts.grant.again : texts.grant.open}
          </Button>
        )}
        {canDecline && (
          <Button
            look="destructive"
            size="small"
            onClick={() => {
              // Of an earlier attempt.
              decline.reset();
              setOpen('decline');
            }}
          >
            {texts.decline.open}
          </Button>
        )}
      </Actions>
      {open === 'grant' && <GrantDialog waiver={waiver} onClose={close} onDone={onDone} />}
      {open === 'decline' && (
        <InputDialog
          title={texts.decline.title}
          text={texts.decline.text({ name })}
          label={texts.decline.label}
          missing={texts.decline.missing}
          maxLength={1000}
          confirm={texts.decline.submit}
          keep={texts.keep}
          isDestructive
          error={decline.error ? messageOf(decline.error, texts.failed) : undefined}
          onClose={close}
          onSubmit={async (answer) => {
            await decline.mutateAsync(answer);
            close();
            onDone(texts.decline.done);
          }}
        />
      )}
    </>
  );
}

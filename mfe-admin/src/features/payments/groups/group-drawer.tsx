import { Deadline, packageById, useEdition } from '@plenary/kit/edition';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '../../../shared/details/facts';
import { Reference } from '../../../shared/details/reference';
import { Instant } from '../../../shared/details/time';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { May } from '../../../shared/may';
import { addressOf } from '../address';
import { money } from '../money';
import { GroupActions } from './group-actions';
import { GroupChip, peopleOf } from './group-row';
import { GroupInvoices } from './group-invoices';
import { Members } from './members';
import { groupQuery, type AdminGroup } from './groups.api';
import { texts } from './texts';

interface GroupDrawerProps {
  id: string;
  onClose: () => void;
}

export default function GroupDrawer({ id, onClose }: GroupDrawerProps) {
  const query = useQuery(groupQuery(id));
  return (
    <LoadedDrawer query={query} gone={texts.gone} onClose={onClose}>
      {(group) => <Details group={group} onClose={onClose} />}
    </LoadedDrawer>
  );
}

function Details({ group, onClose }: { group: AdminGroup; onClose: () => void }) {
  const [done, setDone] = useState('');
  return (
    <Drawer
      title={group.organization}
      above={<Reference>{group.merchantReference}</Reference>}
      chips={<GroupChip state={group.state} />}
      done={done}
      onClose={onClose}
    >
      <GroupFacts group={group} />
      <Members group={group} onDone={setDone} />
      <GroupInvoices group={group} onDone={setDone} />
      {!group.hold && (
        <May right="payments:write">
          <GroupActions group={group} onDone={setDone} />
        </May>
      )}
    </Drawer>
  );
}

function GroupFacts({ group }: { group: AdminGroup }) {
  const edition = useEdition();
  const { amount, invoicedAmount, receivedAmount, outstandingAmount, payer } = group;
  const { packages, closesAt, invoice } = group;
  return (
    <Facts
      items={[
        [texts.amount, <b key="amount">{money(amount)}</b>],
        [texts.invoiced, invoicedAmount > 0 && money(invoicedAmount)],
        [texts.received, receivedAmount > 0 && money(receivedAmount)],
        [texts.outstanding, outstandingAmount > 0 && money(outstandingAmount)],
        [texts.people, peopleOf(group)],
        [texts.payer, texts.payerOf({ name: payer.name, email: payer.email })],
        [texts.email, group.invoiceEmail],
        [texts.invoiceTo, addressOf(invoice)],
        [
          texts.packages,
          packages.map((id) => packageById(edition, id)?.name ?? id).join(', ') ||
            texts.allPackages,
        ],
        [texts.closesAt, closesAt && <Deadline key="closes" at={closesAt} />],
        [texts.createdAt, <Instant key="at" at={group.createdAt} />],
        [texts.createdBy, group.openedBy],
      ]}
    />
  );
}

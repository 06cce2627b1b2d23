import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Deadline, packageById, useEdition } from '@plenary/kit/edition';
import { formatList } from '@plenary/kit/i18n';
import { Actions, Alert, Button, styled } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import { Part } from '../../shared/layout/columns';
import { Facts } from '../../shared/layout/facts';
import { texts as invoice } from '../../shared/registrations/invoice-texts';
import { useChangeGroup, type Group } from './groups.api';
import { texts } from './texts';

// Rarely opened, so loaded on demand.
const EditDialog = lazy(() => import('./edit-dialog'));

const Lines = styled('span')({ whiteSpace: 'pre-line' });
const Row = styled(Actions)({ marginBlockStart: 20 });

/** What the payer entered, and the ways to change it. */
export function Details({ group }: { group: Group }) {
  const [open, setOpen] = useState<'edit' | 'close'>();
  const [done, setDone] = useState('');
  const change = useChangeGroup(group);
  const close = () => setOpen(undefined);
  const isClosed = group.state === 'closed';
  return (
    <Part data-print="none" aria-labelledby="details">
      <h2 id="details">{texts.details}</h2>
      <div role="status">{done && <Alert severity="success">{done}</Alert>}</div>
      <Facts items={useFacts(group)} />
      <Row>
        <Button look="outlined" onClick={() => setOpen('edit')}>
          {texts.edit}
        </Button>
        {isClosed ? (
          <Button
            look="outlined"
            busy={change.isPending}
            onClick={() =>
              change.mutate({ closesAt: null }, { onSuccess: () => setDone(texts.reopened) })
            }
          >
            {texts.reopen}
          </Button>
        ) : (
          <Button look="destructive" onClick={() => setOpen('close')}>
            {texts.close}
          </Button>
        )}
      </Row>
      {open === 'close' && (
        <ConfirmDialog
          title={texts.closeTitle}
          text={texts.closeText}
          confirm={texts.close}
          keep={texts.cancel}
          error={formErrorOf(change.error, texts.saveFailed)}
          onClose={close}
          onConfirm={async () => {
            await change.mutateAsync({ closesAt: new Date().toISOString() });
            close();
            setDone(texts.closed);
          }}
        />
      )}
      <Suspense>
        {open === 'edit' && (
          <EditDialog group={group} onClose={close} onDone={() => setDone(texts.saved)} />
        )}
      </Suspense>
    </Part>
  );
}

function useFacts({ invoice: buyer, invoiceEmail, peopleLimit, packages, closesAt }: Group) {
  const edition = useEdition();
  const names = packages.map((id) => packageById(edition, id)?.name ?? id);
  return [
    { term: texts.organization, value: buyer.addressee },
    { term: invoice.address, value: buyer.address && <Lines>{buyer.address}</Lines> },
    { term: invoice.country, value: buyer.country },
    { term: invoice.taxNumber, value: buyer.taxNumber },
    { term: invoice.purchaseOrder, value: buyer.purchaseOrder },
    { term: texts.email, value: invoiceEmail },
    { term: texts.limit, value: String(peopleLimit) },
    { term: texts.packages, value: names.length > 0 ? formatList(names) : texts.allPackages },
    { term: texts.lastDay, value: closesAt ? <Deadline at={closesAt} /> : texts.noClosing },
  ].filter(({ value }) => Boolean(value));
}

import { IconDownload } from '@plenary/kit/art/icons';
import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button, Link, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { Reference } from '../../../shared/details/reference';
import { useStartDownload } from '../../../shared/downloads.api';
import { HoldNotice } from '../../../shared/holds/hold-notice';
import { lazyPart } from '../../../shared/lazy-part';
import { May } from '../../../shared/may';
import { texts as invoices } from '../invoices/texts';
import { money } from '../money';
import type { AdminGroup } from './groups.api';
import { texts } from './texts';

const IssueDialog = lazyPart(() => import('./issue-dialog'));

const List = styled('ul')({ display: 'grid', gap: 8, marginBlock: 8, listStyle: 'none' });

interface GroupInvoicesProps {
  group: AdminGroup;
  onDone: (message: string) => void;
}

/** Their files are in the list of invoices. */
export function GroupInvoices({ group, onDone }: GroupInvoicesProps) {
  const { toInvoice, hasProForma } = group;
  const isComplete = toInvoice.people === 0;
  if (group.invoices.length === 0 && isComplete && !hasProForma) return null;
  return (
    <section aria-labelledby="group-invoices">
      <h3 id="group-invoices">{texts.invoices}</h3>
      {group.invoices.length > 0 && (
        <List>
          {group.invoices.map(({ number, kind, amount, isCorrected }) => (
            <li key={number}>
              {invoices[kind]}{' '}
              <Link to={`${adminPaths.invoices.href()}?item=${number}`}>
                <Reference>{number}</Reference>
              </Link>
              {`, ${money(amount)}`}
              {isCorrected && `, ${invoices.corrected}`}
            </li>
          ))}
        </List>
      )}
      {hasProForma && <ProForma group={group} />}
      {group.hold && <HoldNotice hold={group.hold} />}
      {!isComplete && !group.hold && <Issue group={group} onDone={onDone} />}
    </section>
  );
}

function Issue({ group, onDone }: GroupInvoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const { issuesInvoices, toInvoice } = group;
  const amount = money(toInvoice.amount);
  return (
    <>
      <p>{texts.toInvoice({ count: toInvoice.people, amount })}</p>
      <May right="payments:write">
        <Actions>
          <Button look="outlined" size="small" onClick={() => setOpen(true)}>
            {texts.issue[issuesInvoices ? 'invoice' : 'proForma'].open}
          </Button>
        </Actions>
      </May>
      {isOpen && <IssueDialog group={group} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  );
}

function ProForma({ group }: { group: AdminGroup }) {
  const download = useStartDownload();
  return (
    <>
      <Actions>
        <Button
          look="text"
          size="small"
          startIcon={<IconDownload />}
          busy={download.isPending}
          onClick={() =>
            download.mutate({
              kind: 'group-document',
              groupId: group.id,
              document: 'pro-forma',
            })
          }
        >
          {texts.downloadProForma}
        </Button>
      </Actions>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, invoices.failed)}</Alert>
      )}
    </>
  );
}

import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button, Link, Panel, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { Facts } from '../../../shared/details/facts';
import { Announcement } from '../../../shared/page/announcement';
import { useKeepBankDetails, type AdminEdition } from '../edition.api';
import { PendingBankChange } from './pending-bank-change';
import { RequestDialog } from './request-dialog';
import { texts } from './texts';
import { useMay } from '@plenary/kit/session';

// The longest term leaves the values room on phones.
const Details = styled('div')({
  '& dl': { gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)' },
});

/** The bank details of an edition, which change only with a confirmation. */
export function BankDetails({ edition }: { edition: AdminEdition }) {
  const [isRequesting, setRequesting] = useState(false);
  const [done, setDone] = useState('');
  const mayChange = useMay()('fees:write');
  const keep = useKeepBankDetails(edition);
  const { bank } = edition.document;
  const { fields } = texts;
  return (
    <Panel as="div">
      <PendingBankChange editionId={edition.id} />
      <Announcement text={done} />
      <Details>
        <Facts
          items={[
            [fields.accountHolder, bank.accountHolder],
            [fields.bank, bank.bank],
            [fields.iban, bank.iban],
            [fields.swift, bank.swift],
            [fields.note, bank.note],
          ]}
        />
      </Details>
      {keep.error && <Alert severity="error">{messageOf(keep.error, texts.failed)}</Alert>}
      <Actions>
        {mayChange && (
          <Button look="outlined" onClick={() => setRequesting(true)}>
            {texts.request.open}
          </Button>
        )}
        {mayChange && edition.toCheck.includes('bank') && (
          <Button
            look="outlined"
            busy={keep.isPending}
            onClick={() => keep.mutate(undefined, { onSuccess: () => setDone(texts.kept) })}
          >
            {texts.keepDetails}
          </Button>
        )}
        <Link to={adminPaths.bankChanges.href()}>{texts.title}</Link>
      </Actions>
      {isRequesting && (
        <RequestDialog
          editionId={edition.id}
          bank={bank}
          onClose={() => setRequesting(false)}
          onDone={setDone}
        />
      )}
    </Panel>
  );
}

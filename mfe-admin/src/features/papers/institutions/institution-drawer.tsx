import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Actions, Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '../../../shared/details/facts';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { yearsOf } from './domains';
import { InstitutionDialog } from './institution-dialog';
import { institutionQuery, useRemoveInstitution, type Institution } from './institutions.api';
import { texts } from './texts';

interface InstitutionDrawerProps {
  id: string;
  onClose: () => void;
  onRemoved: (message: string) => void;
}

export function InstitutionDrawer({ id, onClose, onRemoved }: InstitutionDrawerProps) {
  return (
    <LoadedDrawer query={useQuery(institutionQuery(id))} gone={texts.gone} onClose={onClose}>
      {(institution) => (
        <Details
          institution={institution}
          onClose={onClose}
          onRemoved={() => {
            onClose();
            onRemoved(texts.removed);
          }}
        />
      )}
    </LoadedDrawer>
  );
}

interface DetailsProps {
  institution: Institution;
  onClose: () => void;
  onRemoved: () => void;
}

function Details({ institution, onClose, onRemoved }: DetailsProps) {
  const { id, name, domains } = institution;
  const [asked, setAsked] = useState<'edit' | 'remove'>();
  const [done, setDone] = useState('');
  const remove = useRemoveInstitution(id);
  const close = () => setAsked(undefined);
  return (
    <Drawer title={name} done={done} onClose={onClose}>
      <Facts items={domains.map((each) => [each.domain, periodOf(each)])} />
      <Actions>
        <Button onClick={() => setAsked('edit')}>{texts.edit}</Button>
        <Button look="outlined" onClick={() => setAsked('remove')}>
          {texts.remove}
        </Button>
      </Actions>
      {asked === 'edit' && (
        <InstitutionDialog institution={institution} onClose={close} onDone={setDone} />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle({ name })}
          text={texts.removeText}
          confirm={texts.remove}
          keep={texts.keep}
          error={remove.error && messageOf(remove.error, texts.removeFailed)}
          onClose={close}
          onConfirm={async () => {
            await remove.mutateAsync(undefined);
            onRemoved();
          }}
        />
      )}
    </Drawer>
  );
}

function periodOf(domain: Institution['domains'][number]): string {
  const years = yearsOf(domain) || texts.always;
  return domain.counts ? years : `${years}. ${texts.lapsed}`;
}

import { Link, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { DateWarning } from '../../../shared/dates/date-warning';
import { Announcement } from '../../../shared/page/announcement';
import type { AdminEdition } from '../edition.api';
import { SamplesPanel } from '../samples/samples-panel';
import { EditionActions } from './edition-actions';
import { PendingBankChange } from '../bank/pending-bank-change';
import { EditionSelect } from './edition-select';
import { EditionFrame } from '../edition-frame';
import { PublicationNote } from '../publication-note';
import { SectionMenu } from './section-menu';
import { texts } from '../texts';

const Room = styled('div')({ display: 'grid', gap: 20, maxInlineSize: 760 });

export default function EditionPage() {
  const [done, setDone] = useState('');
  return (
    <EditionFrame>
      {(edition, choice) => (
        <Room>
          <EditionSelect {...choice} selected={edition} />
          <PublicationNote {...edition.publication} />
          <DateWarning edition={edition.document} search={choice.search} />
          <SamplesPanel />
          <PendingBankChange editionId={edition.id} />
          <Announcement text={done} />
          <SectionMenu edition={edition} search={choice.search} />
          <p>
            <Link to={adminPaths.editionHistory.href() + choice.search}>{texts.history}</Link>
            {` · ${revisionText(edition)}`}
          </p>
          <EditionActions
            key={edition.id}
            edition={edition}
            onDone={setDone}
            select={choice.select}
          />
        </Room>
      )}
    </EditionFrame>
  );
}

const revisionText = ({ revision, savedBy }: AdminEdition) =>
  savedBy ? texts.revisionBy({ revision, name: savedBy.name }) : texts.revision({ revision });

import { useNow } from '@plenary/kit/edition';
import { Link, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { disagreements } from '../../../shared/dates/disagreements';
import { Announcement } from '../../../shared/page/announcement';
import type { AdminEdition } from '../edition.api';
import { sections } from '../model/sections';
import { statusOf } from '../model/status';
import type { EditionSection } from '../model/fields';
import { SamplesPanel } from '../samples/samples-panel';
import { Contradictions } from './contradictions';
import { EditionActions } from './edition-actions';
import { PendingBankChange } from '../bank/pending-bank-change';
import { EditionSelect } from './edition-select';
import { EditionFrame, type LoadedChoice } from '../edition-frame';
import { PublicationNote } from '../publication-note';
import { texts } from '../texts';
import { Figures } from './figures';
import { rule } from './rules';
import { Scheduled } from '../scheduled/scheduled';
import { SettingGroups } from './setting-groups';
import { UnpublishedPart } from '../unpublished/unpublished-part';
import { useUnpublished } from '../unpublished/use-unpublished';
import { May } from '../../../shared/may';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  paddingBlockEnd: 16,
  ...rule('End', 6),
  marginBlockEnd: 16,
  '& > p': { fontSize: '0.8125rem' },
  '& > :last-child': { marginInlineStart: 'auto' },
});

const Room = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
});

const Desk = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px 40px',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
}));

const Side = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

export default function EditionPage() {
  return (
    <EditionFrame>
      {(edition, choice) => <Overview key={edition.id} edition={edition} choice={choice} />}
    </EditionFrame>
  );
}

interface OverviewProps {
  edition: AdminEdition;
  choice: LoadedChoice;
}

function Overview({ edition, choice }: OverviewProps) {
  const [done, setDone] = useState('');
  const now = useNow();
  const { search, planned } = choice;
  const found = now === null ? [] : disagreements(edition.document, now, planned);
  const waiting = useUnpublished(edition);
  const isWaiting = ({ id }: EditionSection) =>
    waiting.items.some((each) => each.section.id === id);
  const status = (section: EditionSection) => statusOf(section, edition, found, isWaiting(section));
  return (
    <>
      <Head>
        <EditionSelect {...choice} selected={edition} />
        <PublicationNote {...edition.publication} />
        <p>
          {revisionText(edition)} ·{' '}
          <Link to={adminPaths.editionHistory.href() + search}>{texts.history}</Link>
        </p>
        <May right="edition:write">
          <EditionActions edition={edition} onDone={setDone} select={choice.select} />
        </May>
      </Head>
      <Room>
        <Figures statuses={sections.map(status)} />
        <Contradictions edition={edition} found={found} search={search} onDone={setDone} />
        <PendingBankChange editionId={edition.id} />
        <Announcement text={done} />
        <Desk>
          <SettingGroups edition={edition} statusOf={status} search={search} />
          <Side>
            <UnpublishedPart {...waiting} edition={edition} search={search} onDone={setDone} />
            <Scheduled edition={edition} onDone={setDone} />
            <May right="samples:write">
              <SamplesPanel />
            </May>
          </Side>
        </Desk>
      </Room>
    </>
  );
}

const revisionText = ({ revision, savedBy }: AdminEdition) =>
  savedBy ? texts.revisionBy({ revision, name: savedBy.name }) : texts.revision({ revision });

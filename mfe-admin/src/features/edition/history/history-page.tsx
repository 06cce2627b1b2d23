import { messageOf } from '@plenary/kit/api';
import { formatList } from '@plenary/kit/i18n';
import { Button, Chip, colours, ErrorState, Spinner, styled } from '@plenary/kit/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Instant } from '../../../shared/details/time';
import { NoMatch } from '../../../shared/list/results';
import { ShowMore } from '../../../shared/list/show-more';
import { SearchField } from '../../../shared/list/tools/search-field';
import { Toolbar } from '../../../shared/list/tools/toolbar';
import { useList } from '../../../shared/list/use-list';
import { Announcement } from '../../../shared/page/announcement';
import { historyQuery, type AdminEdition, type HistoryItem } from '../edition.api';
import { EditionFrame } from '../edition-frame';
import { RevisionPanel } from './revision-panel';
import { texts } from '../texts';

const Entries = styled('ol')({
  listStyle: 'none',
  padding: 0,
  maxInlineSize: 900,
  '& > li': {
    display: 'grid',
    gap: 4,
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${colours.hairline}`,
    overflowWrap: 'anywhere',
  },
  '& > li > button': { justifySelf: 'start' },
  '& small': { fontSize: '0.875rem', color: colours.muted },
});

export default function HistoryPage() {
  const [done, setDone] = useState('');
  return (
    <EditionFrame title={texts.history}>
      {(edition) => (
        <>
          <Announcement text={done} />
          <Revisions edition={edition} onDone={setDone} />
        </>
      )}
    </EditionFrame>
  );
}

interface RevisionsProps {
  edition: AdminEdition;
  onDone: (text: string) => void;
}

function Revisions({ edition, onDone }: RevisionsProps) {
  const [open, setOpen] = useState<number>();
  const list = useList({ sort: '', filters: [] });
  const history = useInfiniteQuery(historyQuery(edition.id, list.get('q')));
  const items = history.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <Toolbar>
        <SearchField list={list} label={texts.revisions.search} />
      </Toolbar>
      {history.isPending && <Spinner />}
      {history.isLoadingError && (
        <ErrorState
          title={texts.revisions.notLoaded}
          message={messageOf(history.error, texts.noReason)}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.data && items.length === 0 && <NoMatch list={list} />}
      <Entries>
        {items.map((item) => (
          <li key={item.revision}>
            <RevisionHead item={item} />
            {open === item.revision ? (
              <RevisionPanel edition={edition} revision={item.revision} onDone={onDone} />
            ) : (
              <Button look="text" onClick={() => setOpen(item.revision)}>
                {texts.revisions.view({ revision: item.revision })}
              </Button>
            )}
          </li>
        ))}
      </Entries>
      <ShowMore pages={history} label={texts.revisions.more} />
    </>
  );
}

function RevisionHead({ item }: { item: HistoryItem }) {
  const { revisions } = texts;
  return (
    <>
      <strong>{texts.revision({ revision: item.revision })}</strong>
      <span>
        <Instant at={item.savedAt} />
        {item.savedBy && ` · ${item.savedBy.name}`}
      </span>
      <small>{revisions.fields({ fields: formatList(item.fields) || revisions.none })}</small>
      {item.restoredFrom !== null && (
        <span>
          <Chip tone="indigo">{revisions.restoredFrom({ revision: item.restoredFrom })}</Chip>
        </span>
      )}
    </>
  );
}

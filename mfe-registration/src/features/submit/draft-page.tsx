import { ApiError } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { readDraft, removeDraft } from '@plenary/kit/session';
import { EmptyState, ErrorState, LinkButton, PageHeader, Spinner } from '@plenary/kit/ui';
import { useState } from 'react';
import { type PaperDetails, usePaper } from '../../papers/papers.api';
import { texts as shared } from '../../papers/texts';
import { DraftForm } from './draft-form';
import { type DraftValues, valuesOf } from './draft-values';
import { texts } from './texts';
import { draftKey } from './use-draft-saver';

/** One draft, as the server has it, in its form. */
export function DraftPage({ id }: { id: string }) {
  const paper = usePaper(id);
  const [reloads, setReloads] = useState(0);
  const trail = [
    { label: texts.breadcrumb, to: paths.submit.href() },
    { label: texts.steps.paper },
  ];

  async function reload() {
    removeDraft(draftKey(id));
    await paper.refetch();
    setReloads((count) => count + 1);
  }

  if (paper.data) return <Draft key={reloads} paper={paper.data} onReload={() => void reload()} />;
  const isMissing = paper.error instanceof ApiError && [400, 404].includes(paper.error.status);
  return (
    <>
      <PageHeader title={texts.title} trail={trail} />
      {isMissing ? (
        <EmptyState title={texts.notFound} action={<ToMyPapers />}>
          {texts.notFoundText}
        </EmptyState>
      ) : paper.isError && !paper.isFetching ? (
        <ErrorState
          title={shared.failed}
          message={shared.failedText}
          onRetry={() => void paper.refetch()}
        />
      ) : (
        <Spinner label={shared.loading} />
      )}
    </>
  );
}

function Draft({ paper, onReload }: { paper: PaperDetails; onReload: () => void }) {
  const [start] = useState(() => startOf(paper));
  if (paper.status !== 'draft') {
    return (
      <EmptyState
        title={texts.notDraft}
        action={
          <LinkButton to={paths.paper.href({ paperId: paper.id })}>{texts.seePaper}</LinkButton>
        }
      />
    );
  }
  return <DraftForm paper={paper} start={start} onReload={onReload} />;
}

function ToMyPapers() {
  return <LinkButton to={paths.submitted.href()}>{texts.toMyPapers}</LinkButton>;
}

/** What was typed last, unless it was changed elsewhere since. */
function startOf(paper: PaperDetails): { values: DraftValues; isUnsaved: boolean } {
  const kept = readDraft(draftKey(paper.id));
  const isNewer = kept !== null && kept['revision'] === paper.revision;
  return isNewer
    ? { values: kept['values'] as DraftValues, isUnsaved: true }
    : { values: valuesOf(paper), isUnsaved: false };
}

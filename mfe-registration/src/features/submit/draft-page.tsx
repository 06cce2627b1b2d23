import { ApiError } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { removeDraft, useUser } from '@plenary/kit/session';
import { EmptyState, ErrorState, LinkButton, PageHeader, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paperQuery, type PaperDetails } from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { EditForm } from './edit-form';
import { DraftForm } from './draft-form';
import { texts } from './texts';
import { draftKey } from './use-paper-autosave';

export function DraftPage({ id }: { id: string }) {
  const user = useUser();
  const paper = useQuery(paperQuery(user?.id, id));
  const [reloads, setReloads] = useState(0);
  const trail = [
    { label: texts.breadcrumb, to: paths.submit.href() },
    { label: texts.steps.paper },
  ];

  async function reload() {
    await paper.refetch();
    removeDraft(draftKey(id));
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
          title={shared.loadFailed}
          message={shared.loadFailedText}
          onRetry={() => void paper.refetch()}
        />
      ) : (
        <Spinner label={shared.loading} />
      )}
    </>
  );
}

function Draft({ paper, onReload }: { paper: PaperDetails; onReload: () => void }) {
  if (paper.isEditable) return <EditForm paper={paper} />;
  if (paper.status !== 'draft' || paper.role !== 'submitter') {
    return (
      <EmptyState
        title={texts.notDraft}
        action={
          <LinkButton to={paths.paper.href({ paperId: paper.id })}>{texts.openPaper}</LinkButton>
        }
      />
    );
  }
  return <DraftForm paper={paper} onReload={onReload} />;
}

function ToMyPapers() {
  return <LinkButton to={paths.submitted.href()}>{texts.myPapers}</LinkButton>;
}

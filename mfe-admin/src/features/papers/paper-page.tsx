import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useLocation, useParams } from '@plenary/kit/router';
import { Chip, ErrorState, LinkButton } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Chips } from '../../list/drawer-parts';
import { ListSkeleton } from '../../list/list-skeleton';
import type { FromList } from '../../list/use-list';
import { AdminPage } from '../../page/admin-page';
import { Announcement } from '../../page/announcement';
import { Blocks, Columns } from '../../page/columns';
import { OverdueChip, PaperChip } from '../../states/paper-chip';
import { PaperActs } from './paper-acts';
import { PaperFacts } from './paper-facts';
import { PaperReviews } from './paper-reviews';
import { paperQuery, type AdminPaper } from './paper.api';
import { texts } from './texts';

/** One paper: what is known of it, its reviews, and what a chair may do. */
export default function PaperPage() {
  const { paperId = '' } = useParams();
  return <PaperById key={paperId} id={paperId} />;
}

function PaperById({ id }: { id: string }) {
  const paper = useQuery(paperQuery(id));
  const [done, setDone] = useState('');
  const list = useWayBack();
  const title = paper.data?.title ?? texts.paper;
  return (
    <AdminPage title={title} isName trail={[{ label: texts.title, to: list }, { label: title }]}>
      {paper.isPending && <ListSkeleton />}
      {paper.isLoadingError && (
        <ErrorState
          title={texts.notLoaded}
          message={messageOf(paper.error, texts.noReason)}
          onRetry={() => void paper.refetch()}
          action={
            <LinkButton look="text" to={list}>
              {texts.backToList}
            </LinkButton>
          }
        />
      )}
      {paper.data && (
        <>
          <PaperHead paper={paper.data} />
          <Announcement text={done} />
          <Columns>
            <Blocks area="facts">
              <PaperReviews paper={paper.data} onDone={setDone} />
            </Blocks>
            <PaperActs key={paper.data.status} paper={paper.data} onDone={setDone} />
            <Blocks area="records">
              <PaperFacts paper={paper.data} />
            </Blocks>
          </Columns>
        </>
      )}
    </AdminPage>
  );
}

function PaperHead({ paper }: { paper: AdminPaper }) {
  return (
    <Chips>
      <PaperChip status={paper.status} />
      {paper.isOverdue && <OverdueChip>{texts.overdue}</OverdueChip>}
      <Chip tone="grey">{texts.number(paper.number)}</Chip>
      <Chip tone="grey">{texts.kinds[paper.kind]}</Chip>
    </Chips>
  );
}

/** The list as it was left; all of it, when this page was opened by its address. */
function useWayBack(): string {
  const state = useLocation().state as Partial<FromList> | null;
  const search = state?.list?.search;
  return paths.adminPapers.href() + (search ? `?${search}` : '');
}

import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { PaperChip, paperState, paperStateLabel } from '@plenary/kit/states';
import { Chip, ErrorState, LinkButton, PageHeader, useArrival } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AbovePage } from '../../../shared/page/admin-page';
import { ListSkeleton } from '../../../shared/list/list-skeleton';
import { useListAddress } from '../../../shared/list/use-list-address';
import { OverdueChip } from '../../../shared/overdue-chip';
import { Announcement } from '../../../shared/page/announcement';
import { MayAct } from '../may-act';
import { paperQuery, type AdminPaper } from '../paper.api';
import { paperNumber } from '../papers.api';
import { texts } from '../texts';
import { PaperTags } from '../tags/paper-tags';
import { Tags } from '../tags/tags';
import { useNeighbours, type Neighbours } from './neighbours';
import { PaperHandler } from '../handlers/paper-handler';
import { DeclareConflict } from '../interventions/declare-conflict';
import { CorrectFigures } from '../interventions/correct-figures';
import { PaperPayment } from '../interventions/paper-payment';
import { SimilarityCheck } from '../similarity/similarity-check';
import { ExtendRevision } from './extend-buttons';
import { ResponseEnd } from './response-end';
import { hasActFor, PaperActions } from './paper-actions';
import { PaperAbstract, PaperAuthors, PaperHistory } from './paper-facts';
import { PaperDiscussion } from './paper-discussion';
import { PaperFiles } from './paper-files';
import { Frame, Head, HeadLine } from './paper-layout';
import { PaperMetaReview } from './paper-meta-review';
import { PaperNotes } from './paper-notes';
import { PaperPanes } from './paper-panes';
import { PaperPdf } from './paper-pdf';
import { PaperPosition } from './paper-position';
import { PaperReviews } from './paper-reviews';
import { PaperShepherd } from './paper-shepherd';
import { NextSteps, ScreeningFigures } from './paper-state';

export default function PaperPage() {
  const { paperId = '' } = useParams();
  return <PaperById key={paperId} id={paperId} />;
}

function PaperById({ id }: { id: string }) {
  const query = useQuery(paperQuery(id));
  const paper = useArrival(query.data);
  const neighbours = useNeighbours(id);
  const back = useListAddress(paths.adminPapers.href());
  const trail = [
    { label: texts.title, to: back },
    { label: paper ? paperNumber(paper.number) : texts.paper },
  ];
  return (
    <Frame>
      <Head>
        <PageHeader title={paper?.title ?? texts.paper} trail={trail}>
          <PaperPosition neighbours={neighbours} />
        </PageHeader>
        {paper && <PaperChips paper={paper} />}
        {!paper && !query.isLoadingError && <ListSkeleton />}
        {query.isLoadingError && (
          <ErrorState
            title={texts.notLoaded}
            message={messageOf(query.error, texts.noReason)}
            onRetry={() => void query.refetch()}
            action={
              <LinkButton look="text" to={back}>
                {texts.backToList}
              </LinkButton>
            }
          />
        )}
      </Head>
      {paper && <Content paper={paper} neighbours={neighbours} />}
      <AbovePage />
    </Frame>
  );
}

function Content({ paper, neighbours }: { paper: AdminPaper; neighbours?: Neighbours }) {
  const [done, setDone] = useState('');
  const act = { paper, onDone: setDone };
  const submitted = paper.reviewList.filter(({ status }) => status === 'submitted').length;
  return (
    <>
      <Announcement text={done} />
      <PaperPanes
        isActDue={paper.mayAct && hasActFor(paper)}
        pdf={<PaperPdf versions={paper.versions} />}
        panels={[
          {
            name: 'reviews',
            label: texts.reviews,
            count: submitted,
            content: (
              <>
                <PaperReviews {...act} />
                <PaperDiscussion {...act} />
                <PaperMetaReview {...act} />
                <PaperShepherd {...act} />
                <PaperTags {...act} />
                <PaperNotes {...act} />
              </>
            ),
          },
          { name: 'abstract', label: texts.abstract, content: <PaperAbstract paper={paper} /> },
          {
            name: 'authors',
            label: texts.authors,
            count: paper.authorList.length,
            content: <PaperAuthors paper={paper} />,
          },
          {
            name: 'files',
            label: texts.files,
            count: paper.versions.length,
            content: <PaperFiles paper={paper} />,
          },
          { name: 'history', label: texts.history, content: <PaperHistory paper={paper} /> },
        ]}
        act={
          <>
            <MayAct paper={paper}>
              <PaperActions key={paper.status} {...act} next={neighbours?.next} />
            </MayAct>
            <SimilarityCheck paper={paper} />
            <NextSteps paper={paper} />
            <ExtendRevision {...act} />
            <ResponseEnd {...act} />
            <PaperPayment paper={paper} />
            <ScreeningFigures paper={paper} />
            <CorrectFigures {...act} />
            <PaperHandler {...act} />
            <DeclareConflict paper={paper} />
          </>
        }
      />
    </>
  );
}

function PaperChips({ paper }: { paper: AdminPaper }) {
  const isHidden = paper.shownStatus !== paper.status;
  return (
    <HeadLine>
      <PaperChip state={paperState(paper)} />
      {paper.isOverdue && <OverdueChip>{texts.overdue}</OverdueChip>}
      <Chip tone="grey">{texts.kinds[paper.kind]}</Chip>
      <Chip tone="grey">{paper.topic}</Chip>
      <Tags tags={paper.tags} />
      {isHidden && (
        <small>{texts.authorsSee({ status: paperStateLabel(paper.shownStatus) })}</small>
      )}
    </HeadLine>
  );
}

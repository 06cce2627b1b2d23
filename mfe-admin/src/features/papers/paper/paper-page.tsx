import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { Chip } from '@plenary/kit/ui';
import { PaperChip, paperState } from '@plenary/kit/states';
import { useQuery } from '@tanstack/react-query';
import { Chips } from '../../../shared/drawer/drawer-parts';
import { Blocks } from '../../../shared/page/columns';
import { ItemPage } from '../../../shared/page/item-page';
import { OverdueChip } from '../../../shared/overdue-chip';
import { PaperActions } from './paper-actions';
import { PaperFacts } from './paper-facts';
import { PaperNotes } from './paper-notes';
import { PaperReviews } from './paper-reviews';
import { paperQuery, type AdminPaper } from '../paper.api';
import { paperNumber } from '../papers.api';
import { texts } from '../texts';

export default function PaperPage() {
  const { paperId = '' } = useParams();
  return <PaperById key={paperId} id={paperId} />;
}

function PaperById({ id }: { id: string }) {
  const query = useQuery(paperQuery(id));
  return (
    <ItemPage
      query={query}
      list={{ title: texts.title, path: paths.adminPapers.href() }}
      title={query.data?.title ?? texts.paper}
      texts={texts}
      head={(paper) => <PaperChips paper={paper} />}
    >
      {(paper, onDone) => (
        <>
          <Blocks area="facts">
            <PaperReviews paper={paper} onDone={onDone} />
          </Blocks>
          <PaperActions key={paper.status} paper={paper} onDone={onDone} />
          <Blocks area="records">
            <PaperNotes paper={paper} onDone={onDone} />
            <PaperFacts paper={paper} />
          </Blocks>
        </>
      )}
    </ItemPage>
  );
}

function PaperChips({ paper }: { paper: AdminPaper }) {
  return (
    <Chips>
      <PaperChip state={paperState(paper)} />
      {paper.isOverdue && <OverdueChip>{texts.overdue}</OverdueChip>}
      <Chip tone="grey">{paperNumber(paper.number)}</Chip>
      <Chip tone="grey">{texts.kinds[paper.kind]}</Chip>
    </Chips>
  );
}

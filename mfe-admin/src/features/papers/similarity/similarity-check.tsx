import { messageOf } from '@plenary/kit/api';
import { paperStateLabel } from '@plenary/kit/states';
import {
  Actions,
  Alert,
  Button,
  Chip,
  colours,
  ErrorState,
  Link,
  Spinner,
  styled,
} from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { adminPaths } from '../../../paths';
import { Block } from '../../../shared/page/columns';
import { MayAct } from '../may-act';
import type { AdminPaper } from '../paper.api';
import { paperNumber } from '../papers.api';
import { texts as paperTexts } from '../texts';
import { SharedPassages } from './shared-passages';
import { SimilarityReport } from './similarity-report';
import { similarityQuery, type SimilarPaper, useMarkSimilarity } from './similarity.api';
import { texts } from './texts';

const Matches = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    gap: '4px 12px',
    alignItems: 'baseline',
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& li > *': { gridColumn: 2, justifySelf: 'start' },
  '& li > b': { gridColumn: 1, gridRow: 1, fontSize: '1.125rem', color: colours.ink },
});

const Chips = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '&:empty': { display: 'none' },
});

/** How much of a paper others contain, for organisers only. */
export function SimilarityCheck({ paper }: { paper: AdminPaper }) {
  const query = useQuery(similarityQuery(paper.id));
  const mark = useMarkSimilarity(paper.id);
  const [compared, setCompared] = useState<SimilarPaper>();
  return (
    <Block aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {query.isPending && <Spinner />}
      {query.isLoadingError && (
        <ErrorState
          title={texts.notLoaded}
          message={messageOf(query.error, paperTexts.noReason)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <>
          <small>{texts.hint}</small>
          <div role="status">
            {query.data.state === 'pending' && <p>{texts.pending}</p>}
            {query.data.state === 'compared' && query.data.matches.length === 0 && (
              <p>{texts.none}</p>
            )}
            {query.data.file === 'unreadable' && <p>{texts.unreadable}</p>}
            {query.data.file === 'unavailable' && <p>{texts.unavailable}</p>}
          </div>
          <Matches role="list">
            {query.data.matches.map((match) => (
              <Match key={match.paper.id} match={match}>
                <Button
                  look="outlined"
                  aria-label={texts.compareWith({ paper: paperNumber(match.paper.number) })}
                  onClick={() => setCompared(match)}
                >
                  {texts.compare}
                </Button>
                <MayAct paper={paper}>
                  <MarkButton match={match} mark={mark} />
                </MayAct>
              </Match>
            ))}
          </Matches>
          {query.data.report && <SimilarityReport paper={paper} report={query.data.report} />}
          {mark.isError && <Alert severity="error">{messageOf(mark.error, texts.notMarked)}</Alert>}
        </>
      )}
      {compared && <SharedPassages match={compared} onClose={() => setCompared(undefined)} />}
    </Block>
  );
}

interface MarkButtonProps {
  match: SimilarPaper;
  mark: ReturnType<typeof useMarkSimilarity>;
}

/** Below the limit nothing waits for a mark. */
function MarkButton({ match, mark }: MarkButtonProps) {
  const { needsCheck, checkedAt, paper } = match;
  if (!needsCheck && checkedAt === null) return null;
  const label = needsCheck ? texts.markOf : texts.unmarkOf;
  return (
    <Button
      look="text"
      busy={mark.isPending && mark.variables.otherId === paper.id}
      aria-label={label({ paper: paperNumber(paper.number) })}
      onClick={() => mark.mutate({ otherId: paper.id, isChecked: needsCheck })}
    >
      {needsCheck ? texts.mark : texts.unmark}
    </Button>
  );
}

function Match({ match, children }: { match: SimilarPaper; children: ReactNode }) {
  const { paper, percent, sharesAuthor, needsCheck, checkedAt } = match;
  const { title, edition } = paper;
  const number = paperNumber(paper.number);
  const status = paperStateLabel(paper.status);
  return (
    <li>
      <b>{texts.percent({ value: percent })}</b>
      <Link to={adminPaths.paper.href({ paperId: paper.id })}>
        {texts.named({ paper: number, title })}
      </Link>
      <small>{edition === null ? status : texts.edition({ edition, status })}</small>
      <Chips>
        {needsCheck && <Chip tone="amber">{texts.needsCheck}</Chip>}
        {checkedAt !== null && <Chip tone="green">{texts.checked}</Chip>}
        {sharesAuthor && <Chip tone="grey">{texts.sharedAuthor}</Chip>}
      </Chips>
      <Actions>{children}</Actions>
    </li>
  );
}

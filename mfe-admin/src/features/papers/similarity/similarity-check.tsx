import { messageOf } from '@plenary/kit/api';
import { paperStateLabel } from '@plenary/kit/states';
import { Button, Chip, colours, ErrorState, Link, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { Block } from '../../../shared/page/columns';
import { paperNumber } from '../papers.api';
import { texts as paperTexts } from '../texts';
import { SharedPassages } from './shared-passages';
import { similarityQuery, type SimilarPaper } from './similarity.api';
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

/** How much of a paper others contain, for organisers only. */
export function SimilarityCheck({ paperId }: { paperId: string }) {
  const query = useQuery(similarityQuery(paperId));
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
          </div>
          <Matches role="list">
            {query.data.matches.map((match) => (
              <Match key={match.paper.id} match={match} onCompare={() => setCompared(match)} />
            ))}
          </Matches>
        </>
      )}
      {compared && <SharedPassages match={compared} onClose={() => setCompared(undefined)} />}
    </Block>
  );
}

function Match({ match, onCompare }: { match: SimilarPaper; onCompare: () => void }) {
  const { paper, percent, sharesAuthor } = match;
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
      {sharesAuthor && <Chip tone="grey">{texts.sharedAuthor}</Chip>}
      <Button look="outlined" aria-label={texts.compareWith({ paper: number })} onClick={onCompare}>
        {texts.compare}
      </Button>
    </li>
  );
}

import { RouterLink } from '@plenary/kit/router';
import { styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { adminPaths } from '../../../paths';
import { Block } from '../../../shared/page/columns';
import { paperNumber } from '../papers.api';
import { figure, type ComparedPaper, type Score } from './comparison.api';
import type { Inconsistencies } from './inconsistencies';
import { texts } from './texts';

const Details = styled('details')({
  '& summary': { minBlockSize: 44, paddingBlock: 10, cursor: 'pointer' },
  '& ul': { margin: 0, paddingInlineStart: 20 },
  '& li': { paddingBlock: 4 },
});

/** Decisions that do not follow from the scores. */
export function DecisionChecks({ found, score }: { found: Inconsistencies; score: Score }) {
  const { below, fewReviews, apart, noMetaReview, noShepherd } = found;
  const isClean = [below, fewReviews, apart, noMetaReview, noShepherd].flat().length === 0;
  return (
    <Block>
      <h2>{texts.check}</h2>
      {isClean && <p>{texts.nothingToCheck}</p>}
      <Check title={texts.below({ count: below.length })}>
        {below.map(({ paper, rejected }) => (
          <li key={paper.id}>
            <PaperLink {...paper}>
              {texts.belowOf({
                ...{ paper: paperNumber(paper.number), score: figure(paper[score]) },
                rejected: paperNumber(rejected.number),
                rejectedScore: figure(rejected[score]),
              })}
            </PaperLink>
          </li>
        ))}
      </Check>
      <Check title={texts.fewReviews({ count: fewReviews.length })}>
        {fewReviews.map((paper) => (
          <Named key={paper.id} paper={paper} />
        ))}
      </Check>
      <Check title={texts.apart({ count: apart.length })}>
        {apart.map((paper) => (
          <Named key={paper.id} paper={paper} />
        ))}
      </Check>
      <Check title={texts.noMetaReview({ count: noMetaReview.length })}>
        {noMetaReview.map((paper) => (
          <Named key={paper.id} paper={paper} />
        ))}
      </Check>
      <Check title={texts.noShepherd({ count: noShepherd.length })}>
        {noShepherd.map((paper) => (
          <Named key={paper.id} paper={paper} />
        ))}
      </Check>
    </Block>
  );
}

function Check({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Details>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </Details>
  );
}

function Named({ paper }: { paper: ComparedPaper }) {
  return (
    <li>
      <PaperLink {...paper}>
        {paperNumber(paper.number)} {paper.title}
      </PaperLink>
    </li>
  );
}

function PaperLink({ id, children }: Pick<ComparedPaper, 'id'> & { children: ReactNode }) {
  return <RouterLink to={adminPaths.paper.href({ paperId: id })}>{children}</RouterLink>;
}

import { messageOf } from '@plenary/kit/api';
import { ErrorState, Link, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { reviewerPaths } from '../../paths';
import { MetaReviewStatus } from '../../shared/meta-review-status';
import { metaReviewsQuery } from '../../shared/meta-reviews.api';
import { texts as sharedTexts } from '../../shared/texts';
import { List, Row } from './assignment-list';
import { texts } from './texts';

const Part = styled('section')({ display: 'grid', gap: 12, marginBlockStart: 32 });

/** Nothing for reviewers without meta-reviews. */
export function MetaReviewList() {
  const query = useQuery(metaReviewsQuery());
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={texts.metaReviewsFailed}
        message={messageOf(query.error, texts.failedHint)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data?.length) return null;
  return (
    <Part aria-labelledby="meta-reviews">
      <h2 id="meta-reviews">{texts.metaReviews}</h2>
      <List role="list">
        {query.data.map((metaReview) => {
          const { paperId, paperNumber, paperTitle, paperKind, topic } = metaReview;
          const facts = [
            paperNumber !== null && texts.paper({ number: paperNumber }),
            sharedTexts.paperKinds[paperKind],
            topic,
          ];
          return (
            <Row key={paperId}>
              <div>
                <Link to={reviewerPaths.metaReview.href({ paperId })}>{paperTitle}</Link>
                <p>{facts.filter(Boolean).join(' · ')}</p>
              </div>
              <div />
              <div>
                <MetaReviewStatus metaReview={metaReview} />
              </div>
            </Row>
          );
        })}
      </List>
    </Part>
  );
}

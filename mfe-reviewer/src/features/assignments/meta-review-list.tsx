import { useQuery } from '@tanstack/react-query';
import { reviewerPaths } from '../../paths';
import { MetaReviewStatus } from '../../shared/meta-review-status';
import { metaReviewsQuery } from '../../shared/meta-reviews.api';
import { TaskList } from './task-list';
import { texts } from './texts';

export function MetaReviewList() {
  return (
    <TaskList
      title={texts.metaReviews}
      failed={texts.metaReviewsFailed}
      query={useQuery(metaReviewsQuery())}
      href={({ paperId }) => reviewerPaths.metaReview.href({ paperId })}
      status={(metaReview) => <MetaReviewStatus metaReview={metaReview} />}
    />
  );
}

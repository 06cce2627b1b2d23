import { useParams } from '@plenary/kit/router';
import { useQuery } from '@tanstack/react-query';
import { metaReviewQuery } from '../../shared/meta-reviews.api';
import { LoadedPaper } from './loaded-paper';
import { MetaReviewView } from './meta-review-view';
import { metaReviewTexts } from './texts';

export default function MetaReviewPage() {
  const { paperId = '' } = useParams();
  return (
    <LoadedPaper query={useQuery(metaReviewQuery(paperId))} words={metaReviewTexts}>
      {(metaReview) => <MetaReviewView key={paperId} metaReview={metaReview} />}
    </LoadedPaper>
  );
}

import { useParams } from '@plenary/kit/router';
import { useQuery } from '@tanstack/react-query';
import { reviewQuery } from '../../shared/reviews.api';
import { LoadedPaper } from './loaded-paper';
import { ReviewView } from './review-view';
import { texts } from './texts';

export default function ReviewPage() {
  const { paperId = '' } = useParams();
  return (
    <LoadedPaper query={useQuery(reviewQuery(paperId))} words={texts}>
      {(review) => <ReviewView key={paperId} review={review} />}
    </LoadedPaper>
  );
}

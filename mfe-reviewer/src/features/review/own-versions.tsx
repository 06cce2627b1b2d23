import { messageOf } from '@plenary/kit/api';
import { ReviewVersions } from '@plenary/kit/review-versions';
import { ErrorState, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { versionsQuery } from '../../shared/reviews.api';
import { versionTexts as texts } from './texts';

const Part = styled('div')({ paddingBlockEnd: 24 });

/** Of the caller's submitted review; nothing while it was not changed. */
export function OwnVersions({ paperId }: { paperId: string }) {
  const query = useQuery(versionsQuery(paperId));
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={texts.failed}
        message={messageOf(query.error, texts.failedHint)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data?.length) return null;
  return (
    <Part>
      <ReviewVersions versions={query.data} />
    </Part>
  );
}

import { IconCheck, IconEye, IconLock } from '@plenary/kit/art/icons';
import { Chip } from '@plenary/kit/ui';
import type { AssignedMetaReview } from './meta-reviews.api';
import { metaReviewStates as texts } from './texts';

type Listed = Pick<AssignedMetaReview, 'isOpen' | 'isSubmitted'>;

export function MetaReviewStatus({ metaReview: { isOpen, isSubmitted } }: { metaReview: Listed }) {
  if (isSubmitted)
    return (
      <Chip tone="green" icon={<IconCheck />}>
        {texts.submitted}
      </Chip>
    );
  if (isOpen)
    return (
      <Chip tone="indigo" icon={<IconEye />}>
        {texts.open}
      </Chip>
    );
  return (
    <Chip tone="grey" icon={<IconLock />}>
      {texts.closed}
    </Chip>
  );
}

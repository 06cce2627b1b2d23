import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { MetaReviewDraft } from './meta-reviews.schema.js';

const texts = defineTexts('server.review.meta-reviews', {
  off: 'This edition has no meta-reviews. Switch them on in its settings.',
  closed: 'The committee no longer accepts the meta-review of this paper.',
  changed: 'This meta-review was changed elsewhere, perhaps in another tab.',
  ownReviewFirst: 'Submit your own review of this paper first.',
  submitted: 'The meta-review is submitted. Its meta-reviewer can no longer be changed.',
  unchanged: 'This is the meta-reviewer already.',
});

export const metaReviewsOff = () => new AppError(ErrorCode.CLOSED, texts.off);

export const metaReviewClosed = () => new AppError(ErrorCode.CLOSED, texts.closed);

/** @param current so that the caller can merge */
export const metaReviewChanged = (current: { revision: number; form: MetaReviewDraft }) =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, texts.changed, { answer: { current } });

export const ownReviewFirst = () => new AppError(ErrorCode.CONFLICT, texts.ownReviewFirst);

export const metaReviewSubmitted = () => new AppError(ErrorCode.CONFLICT, texts.submitted);

export const metaReviewerUnchanged = () => new AppError(ErrorCode.CONFLICT, texts.unchanged);

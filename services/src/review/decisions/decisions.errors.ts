import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.review.decisions', {
  similarity: 'Similarity',
  aiShare: 'AI share',
  figure: '{name} {percent, number}%',
  figureMissing: 'A paper needs both figures to pass. Please enter this one.',
  atLimit:
    'At {percent, number}% or more, a paper cannot pass. Return it to the author or desk-reject it.',
  reviewsMissing:
    'A decision needs {needed, plural, one {# submitted review} other {# submitted reviews}}; this paper has {count, number}.',
  nothingToRelease: 'This paper has no unreleased decision.',
  sampleLeftOut:
    'This is a sample. Bulk acts leave samples out since the conference has real data.',
  paperRegistered:
    'This paper is registered for publication. Reject or refund that registration first.',
});

const invalid = (field: string, text: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { [field]: text } });

export const figureMissing = (field: string) => invalid(field, texts.figureMissing);

export const atLimit = (field: string, percent: number) =>
  invalid(field, texts.atLimit({ percent }));

export const reviewsMissing = (count: number, needed: number) =>
  new AppError(ErrorCode.CONFLICT, texts.reviewsMissing({ count, needed }));

export const nothingToRelease = () => new AppError(ErrorCode.CONFLICT, texts.nothingToRelease);

export const sampleLeftOut = () => new AppError(ErrorCode.CONFLICT, texts.sampleLeftOut);

export const paperRegistered = () => new AppError(ErrorCode.CONFLICT, texts.paperRegistered);

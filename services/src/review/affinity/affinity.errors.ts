import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { Expertise } from './expertise.schema.js';

const texts = defineTexts('server.review.affinity', {
  changed: 'Your keywords and publications were changed elsewhere. Please check them again.',
  notBibtex:
    'The BibTeX could not be read. Check its braces, or paste titles and abstracts as text.',
  noOrcid: 'ORCID did not answer. Try again later, or paste titles and abstracts.',
  emptyOrcid: 'This ORCID record has no public works.',
  nothingFound: 'No publication was found. Give a title on the first line and its abstract below.',
});

/** @param current so that the caller can merge */
export const expertiseChanged = (current: Expertise) =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, texts.changed, { answer: { current } });

const refused = (text: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { text } });

export const notBibtex = () => refused(texts.notBibtex);

export const noOrcid = () => new AppError(ErrorCode.UNAVAILABLE, texts.noOrcid);

export const emptyOrcid = () => refused(texts.emptyOrcid);

export const noPublications = () => refused(texts.nothingFound);

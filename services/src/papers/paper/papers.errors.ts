import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { paperStateLabel } from '../../platform/i18n/states.js';
import type { PaperStatus } from '../status/paper-status.js';

export const texts = defineTexts('server.papers', {
  thisPaper: 'This paper',
  notFromStatus: 'This is not possible while the paper is "{status}". Please reload.',
  paperChanged: 'This paper was changed in the meantime. Please reload and try again.',
  titleMissing: 'Please give the paper a title',
  topicMissing: 'Please choose a topic',
  abstractMissing: 'Please write an abstract of {min, number} to {max, number} words',
  abstractWords:
    'The abstract has {count, plural, one {# word} other {# words}}; it needs {min, number} to {max, number}',
  keywordsCount:
    'Please give {min, number} to {max, number} keywords; {count, plural, one {there is #} other {there are #}}',
  aiUseMissing: 'Please say how AI tools were used, or that none were',
  notOriginal: 'Please confirm that the work is original and not under review elsewhere',
  authorsMissing: 'Please name the authors',
  correspondingMissing: 'Please mark a corresponding author',
  presentingMissing: 'Please mark a presenting author',
  givenNameMissing: 'Given name is required',
  familyNameMissing: 'Family name is required',
  emailMissing: 'Email is required',
  emailInvalid: 'Invalid email address',
  emailTwice: 'Another author has this email address',
  emailDenied: 'This person said that they are not an author. Please remove them from the list',
  affiliationMissing: 'Affiliation is required',
  countryMissing: 'Please choose a country from the list',
  manuscriptMissing: 'Please upload the paper as a PDF',
  tooManyPages:
    'The PDF has {pages, plural, one {# page} other {# pages}}; at most {max, number} are allowed',
  tooFewPages:
    'The PDF has {pages, plural, one {# page} other {# pages}}; a poster paper has at least {min, number}',
  notPdf: 'Please upload a PDF file only',
  tooLarge: 'The file is larger than {megabytes, number} MB',
  manuscriptFirst: 'Please upload the paper first',
  submissionsClosed: 'Submissions are closed.',
  revisionClosed: 'The deadline for revisions has passed. Please write to the organisers.',
  cameraReadyClosed:
    'The deadline for camera-ready papers has passed. Please write to the organisers.',
  cameraReadyLocked:
    'The organisers have locked the camera-ready paper. Please write to them if it has to change.',
  notPaid: 'You can submit the camera-ready paper once the payment for it is confirmed.',
  formMissing: 'Please upload the signed form as a PDF',
  agreementMissing: 'Please give the licence or copyright agreement first',
  agreementChanged: 'The text of the agreement has changed. Please reload and read it again.',
  agreementFinal: 'The agreement can’t be changed after the camera-ready paper is submitted.',
  agreementMode: 'This conference does not accept the agreement in this way. Please reload.',
  tooManyDrafts: 'You already have many drafts. Please continue or delete one of them.',
  deleted: 'The draft was deleted.',
  notAuthorRecorded: 'Thank you. We informed the corresponding author and the organisers.',
  denialUndone: 'Thank you. We informed the corresponding author and the organisers.',
  denialFinal: 'The organisers have acted on the paper meanwhile. Please write to them.',
  linkInvalid: 'This link is not valid. The author list may have changed since the email.',
  supplementRemoved: 'The supplement was removed.',
  wasSubmitted: 'A paper that was submitted before cannot be deleted. You can leave it as a draft.',
});

/** Of an unknown link, or one of an author who was removed from the list. */
export const authorshipLinkInvalid = () => new AppError(ErrorCode.INVALID_LINK, texts.linkInvalid);

export const denialFinal = () => new AppError(ErrorCode.CONFLICT, texts.denialFinal);

/** The same for missing papers and papers of other authors. */
export const paperNotFound = () => notFound(texts.thisPaper);

/** @param status as the caller may know it */
export const notFromStatus = (status: PaperStatus) =>
  new AppError(
    ErrorCode.INVALID_TRANSITION,
    texts.notFromStatus({ status: paperStateLabel(status) }),
  );

export const paperChanged = () => new AppError(ErrorCode.CHANGED_MEANWHILE, texts.paperChanged);

/** @param fields messages by field; the first one is the error's message */
export const paperIncomplete = (fields: Record<string, string>) =>
  new AppError(ErrorCode.VALIDATION_FAILED, Object.values(fields)[0] ?? '', { fields });

export const submissionsClosed = () => new AppError(ErrorCode.CLOSED, texts.submissionsClosed);

export const revisionClosed = () => new AppError(ErrorCode.CLOSED, texts.revisionClosed);

export const cameraReadyClosed = () => new AppError(ErrorCode.CLOSED, texts.cameraReadyClosed);

export const cameraReadyLocked = () => new AppError(ErrorCode.CONFLICT, texts.cameraReadyLocked);

export const notPaid = () => new AppError(ErrorCode.CONFLICT, texts.notPaid);

/** The author read another version than the edition's present one. */
export const agreementChanged = () =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, texts.agreementChanged);

export const agreementFinal = () => new AppError(ErrorCode.CONFLICT, texts.agreementFinal);

export const agreementMode = () => new AppError(ErrorCode.CONFLICT, texts.agreementMode);

export const agreementMissing = () =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.agreementMissing, {
    fields: { agreement: texts.agreementMissing },
  });

export const tooManyDrafts = () => new AppError(ErrorCode.CONFLICT, texts.tooManyDrafts);

export const wasSubmitted = () => new AppError(ErrorCode.CONFLICT, texts.wasSubmitted);

export const paperRefused = (text: string) =>
  new AppError(ErrorCode.INVALID_FILE, text, { fields: { file: text } });

export const fileMissing = (text: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { file: text } });

import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('reviewer.review', {
  myReviews: 'My reviews',
  loading: 'Loading...',
  notFound: 'This paper is not one of your reviews',
  notFoundHint: 'The assignment may have been withdrawn, or the link may be mistyped.',
  failed: 'The paper could not be loaded',
  failedHint: 'Please try again.',
  paper: 'Paper {number}:',
  previous: 'Previous paper: {title}',
  next: 'Next paper: {title}',
  otherPapers: 'Other papers',
  panels: 'Parts of this review',
  paperTab: 'Paper',
  review: 'My review',
  abstract: 'Abstract',
  guidelines: 'Guidelines',
  keywords: 'Keywords',
  topic: 'Topic',
  kind: 'Kind',
  you: 'You are',
  reviewer: 'Reviewer {alias, number} of this paper',
  round: 'Round',
  noPdf: 'The PDF of this paper is not available yet',
  noPdfHint: 'Please try again later, or contact the committee.',
  supplement: 'This paper has a supplement.',
  downloadSupplement: 'Download supplement',
  downloadFailed: 'The PDF could not be downloaded. Please try again.',
});

export const responseTexts = defineTexts('reviewer.review.response', {
  title: 'Will you review this paper?',
  lead: 'You can read the full paper once you accept. It names no authors, and the authors never learn your name.',
  declineLate: 'I can no longer review this paper',
  declined: 'You declined this review. Thank you for letting us know.',
  withdrawn: 'This paper is no longer under review. No action is needed.',
  closed: 'The committee no longer needs reviews of this paper.',
  final: 'The deadline has passed. Your review can no longer be changed.',
});

export const authorResponseTexts = defineTexts('reviewer.review.author-response', {
  title: 'Response of the authors',
  toYou: 'To your review',
  to: 'To Reviewer {number, number}',
  failed: 'The response of the authors could not be loaded',
  failedHint: 'Check your connection and try again.',
});

export const versionTexts = defineTexts('reviewer.review.versions', {
  failed: 'The earlier versions of your review could not be loaded',
  failedHint: 'Check your connection and try again.',
});

export const metaReviewTexts = defineTexts('reviewer.meta-review', {
  title: 'Meta-review',
  notFound: 'You are not the meta-reviewer of this paper',
  notFoundHint: 'The committee may have chosen another person, or the link may be mistyped.',
  failed: 'The meta-review could not be loaded',
  failedHint: 'Check your connection and try again.',
  lead: 'Summarise the reviews for the committee and recommend a decision. Authors and reviewers do not read it.',
  ownReviewFirst:
    'Submit your own review of this paper first. Then you can read the other reviews here.',
  ownReview: 'Open your review',
  reviews: 'Reviews',
  noReviews: 'No review has been submitted yet.',
  text: 'Meta-review',
  textHint: 'What the reviewers agree on, where they differ, and what decides.',
  textRequired: 'Please write the meta-review',
  recommendationRequired: 'Choose a recommendation',
  tooLong: 'The meta-review must be at most {maximum, number} characters',
  submit: 'Submit meta-review',
  resubmit: 'Submit changed meta-review',
  submitted: 'Meta-review submitted {time}.',
  unsubmitted: 'Your later changes are not submitted.',
  editable: 'You can change it until the committee decides.',
  closed: 'The committee no longer accepts this meta-review.',
  notSubmitted: 'You did not submit a meta-review.',
  sendFailed: 'The meta-review could not be submitted. Please try again.',
});

export const shepherdingTexts = defineTexts('reviewer.shepherding', {
  title: 'Corrections',
  notFound: 'You are not the shepherd of this paper',
  notFoundHint: 'The committee may have chosen another person, or the link may be mistyped.',
  failed: 'The paper could not be loaded',
  failedHint: 'Check your connection and try again.',
  decision: 'Decision to the authors',
  noNote: 'The decision has no note.',
  changes: 'Summary of changes',
  lead: 'Compare the revision with the reviews and tell the committee whether it is corrected. The committee decides. Authors do not learn your name.',
  until: 'The authors expect an answer by {time}.',
  awaiting: 'The authors have not submitted their revision yet. We email you when they do.',
  awaitingUntil:
    'The authors have until {time} to submit their revision. We email you when they do.',
  answer: 'Are the corrections verified?',
  verified: 'Corrections are verified',
  verifiedText: 'The revision does what the decision asks for.',
  notYet: 'Not yet',
  notYetText: 'Some corrections are missing. The committee can send the paper back.',
  toChairs: 'To the committee',
  toChairsHint: 'Which corrections are missing, and why. Authors do not read this.',
  toAuthors: 'To the authors',
  toAuthorsHint: 'A suggestion to the committee, who may change it. Do not sign it.',
  answerRequired: 'Choose whether the corrections are verified',
  missingRequired: 'List the missing corrections',
  send: 'Send answer',
  resend: 'Send changed answer',
  answered: 'You answered {time}.',
  editable: 'You can change your answer until the committee acts on it.',
  closed: 'The committee does not wait for your answer now.',
  sendFailed: 'Your answer could not be sent. Please try again.',
});

export const formTexts = defineTexts('reviewer.review.form', {
  criteria: 'Criteria',
  scale: '1 poor, 5 excellent',
  confidenceLevel: '{confidence, select, 1 {Low} 2 {Medium} other {High}}',
  commentsToAuthorsHint: 'Do not sign them or cite work that would reveal who you are.',
  concernHint: 'Which passages seem copied or generated.',
  authorsSee: 'Authors see',
  visibleToAuthors: 'Visible to authors.',
  committeeOnly: 'Committee only.',
  recommendationRequired: 'Choose a recommendation',
  scoreRequired: {
    originality: 'Rate the originality',
    relevance: 'Rate the relevance',
    method: 'Rate the method',
    clarity: 'Rate the clarity',
    significance: 'Rate the significance',
  },
  confidenceRequired: 'Choose your confidence',
  commentsToAuthorsRequired: 'Comments to the authors are required',
  tooLong: 'Use at most {maximum, number} characters',
  submit: 'Submit review',
  resubmit: 'Submit changes',
  missing: '{count, plural, one {# part missing} other {# parts missing}}',
  submitted: 'You submitted this review on {time}. You can change it until the due date.',
  unsubmitted: 'You have changes that are not submitted.',
});

export const addedTexts = defineTexts('reviewer.review.added', {
  required: 'Answer this question',
  count: '{count, number} of {maximum, number} characters.',
  option: '{step, number}. {name}',
  step: '{step, number} of {steps, number}: {name}',
  noAnswer: 'No answer',
  changed:
    'The conference has changed the form since your draft was saved. Answers that no longer fit are left out. Check the fields below the scores.',
});

export const offlineTexts = defineTexts('reviewer.review.offline', {
  hint: 'Write offline: download the form as a text file, fill it in and upload it. Uploading fills in this form; it submits nothing.',
  download: 'Download form',
  upload: 'Upload form',
  file: 'Form as a text file',
  fileName: 'review-{number}.txt',
  paper: 'Paper {number}: {title}',
  instructions:
    'Write below the headings, which begin with ===>. Leave the headings as they are.\nLines that begin with ===# are notes and are not read.\nOf several options, write one. Fields that you leave blank stay as they are in your draft.\nTo begin a line with ===> or ===#, put a backslash in front of it.',
  read: 'Read from the file: {fields}. Check the form, then submit it.',
  readNothing: 'The file has no answers.',
  otherVersion: 'It was made with another version of the form.',
  unread:
    '{count, plural, one {# line was not understood. It is not part of your review:} other {# lines were not understood. They are not part of your review:}}',
  unreadLines: 'Lines that were not understood',
  line: 'Line {line, number}: {text}',
  undo: 'Undo upload',
  undone: 'Your form is as it was before the upload.',
  tooLarge: 'This file is larger than 1 MB. Upload the form that you downloaded here.',
  noText: 'This file is not a text in UTF-8. Save it as plain text and upload it again.',
  foreign: 'This file is not a form of this review. Download the form here and fill it in.',
});

export const saveTexts = defineTexts('reviewer.review.save', {
  saved: 'Draft saved {time}',
  saving: 'Saving…',
  failed: 'Not saved. Your changes are kept in this tab, and saving is retried.',
  conflict: 'Changed elsewhere',
  conflictText:
    'This review was changed in another tab or on another device. Which version do you want to keep?',
  keepMine: 'Keep this version',
  useTheirs: 'Use the other version',
});

export const submitTexts = defineTexts('reviewer.review.submit', {
  title: 'Submit this review?',
  lead: 'The committee reads the whole review. Authors never see your name. At the latest once the decision is released, they see: {fields}.',
  leadNothing: 'Only the committee reads this review.',
  cancel: 'Continue editing',
  submit: 'Submit review',
  failed: 'Your review could not be submitted. Please try again.',
  toAuthors: 'To the authors',
  toCommittee: 'To the committee',
  words: '{count, plural, =0 {None} one {# word} other {# words}}',
  submittedAt: 'Submitted',
});

export const guidelineTexts = defineTexts('reviewer.review.guidelines', {
  doubleBlind:
    'Reviewing is double-blind. If you think you know the authors, decline and say so; do not search for them.',
  confidential:
    'The paper is confidential. Do not share it or upload it to a service that stores it or trains on it.',
  recommendations: 'Recommendations',
  accepted: 'Accepted: ready to publish, except for small slips.',
  minorCorrections:
    'Minor corrections: the authors correct the paper within {days, plural, one {# day} other {# days}}, and the committee verifies the revision.',
  majorCorrections:
    'Major corrections: parts must be rewritten; you may be invited to review the revision.',
  rejected: 'Rejected: the paper cannot be corrected in time or is out of scope.',
  rules: 'Rules for papers',
  length:
    'Full papers have at most {pages, number} pages including references; poster papers have {posterMin, number} to {posterMax, number}.',
  similarity:
    'Similarity stays under {similarity}. Authors are asked to keep AI content under {ai}.',
  anonymity: 'No names, institutions or acknowledgements that identify the authors.',
  comments: 'Helpful comments',
  commentsText:
    'Say what the paper claims, what convinces you and what must change, in this order. Comment on the work, not on the people.',
});

export const discussionTexts = defineTexts('reviewer.review.discussion', {
  title: 'Discussion',
  hint: 'Reviewers who have submitted their review and organisers read it. Other reviewers see your number, never your name; authors never see the discussion.',
  empty: 'No comments yet.',
  closed: 'The discussion is closed.',
  failed: 'The discussion could not be loaded',
  failedHint: 'Check your connection and try again.',
  otherReviews: 'Other reviews',
  updated: 'Updated',
  noOtherReviews: 'No other review has been submitted yet.',
  reviewer: 'Reviewer {alias, number}',
  chair: 'Chair',
  you: 'You',
  new: 'New',
  mentionsYou: 'Mentions you',
  deleted: 'This comment was deleted.',
  newComment: 'New comment',
  required: 'Please write a comment',
  post: 'Post comment',
  notPosted: 'The comment could not be posted. Please try again.',
  delete: 'Delete',
  deleteOf: 'Delete comment: {text}',
  deletion: {
    title: 'Delete this comment?',
    text: 'Others see that a comment was deleted. This can’t be undone.',
    confirm: 'Delete comment',
    keep: 'Keep comment',
  },
});

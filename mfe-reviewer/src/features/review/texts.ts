/** Texts of one paper under review. */
export const texts = {
  all: 'My reviews',
  loading: 'Loading...',
  notFound: 'This paper is not among your reviews',
  notFoundHint: 'It may have been taken back, or the link may be mistyped.',
  failed: 'The paper did not load',
  failedAnswer: 'The server gave no reason.',
  paper: (number: number) => `Paper ${number}`,
  previous: (title: string) => `Previous paper: ${title}`,
  next: (title: string) => `Next paper: ${title}`,
  steps: 'Other papers',
  views: 'Parts of this review',
  thePaper: 'Paper',
  review: 'My review',
  abstract: 'Abstract',
  guidelines: 'Guidelines',
  keywords: 'Keywords',
  topic: 'Topic',
  kind: 'Kind',
  you: 'You are',
  reviewer: (alias: number) => `Reviewer ${alias} of this paper`,
  round: 'Round',
  noPdf: 'The PDF of this paper is not there yet',
  noPdfHint: 'Please come back later, or write to the committee.',
  supplement: 'This paper has a supplement.',
  downloadSupplement: 'Download supplement',
  downloadFailed: 'The PDF could not be downloaded. Please try again.',
};

export const answerTexts = {
  title: 'Will you review this paper?',
  text: 'Once you accept, the whole paper is here. It carries no names, and the authors never learn yours.',
  accept: 'Accept the review',
  decline: 'Decline',
  giveBack: 'I cannot review it after all',
  failed: 'Your answer could not be sent. Please try again.',
  declined: 'You have declined this review. Thank you for telling us.',
  withdrawn: 'This paper is not under review any more. There is nothing left to do.',
  closed: 'The committee does not wait for reviews of this paper any more.',
  stays: 'The deadline is over, so your review stays as you sent it.',
};

export const formTexts = {
  recommendation: 'Recommendation',
  recommendations: {
    accepted: 'Accepted',
    'minor-corrections': 'Minor corrections',
    'major-corrections': 'Major corrections',
    rejected: 'Rejected',
  },
  criteria: 'Criteria',
  scale: '1 poor, 5 excellent',
  criterion: {
    originality: 'Originality',
    relevance: 'Relevance',
    method: 'Method',
    clarity: 'Clarity',
    significance: 'Significance',
  },
  confidence: 'Confidence',
  confidences: ['Low', 'Medium', 'High'],
  commentsToAuthors: 'Comments to the authors',
  commentsToAuthorsHint: 'Please do not sign them, and name no work that would tell who you are.',
  commentsToCommittee: 'Comments to the committee',
  commentsToCommitteeHint: 'Authors never see this.',
  concern: 'Similarity or AI concern',
  concernHint: 'What seems copied or generated, and where. Authors never see this.',
  chooseRecommendation: 'Please choose a recommendation',
  rate: (criterion: string) => `Please rate: ${criterion}`,
  chooseConfidence: 'Please say how confident you are',
  writeToAuthors: 'Comments to the authors are required',
  tooLong: 'At most 20,000 characters',
  send: 'Submit review',
  sendAgain: 'Send changes',
  missing: (count: number) => (count === 1 ? '1 part missing' : `${count} parts missing`),
  sent: (when: string) => `You sent this review on ${when}. You can change it until it is due.`,
  unsent: 'You have changed it since then: the committee reads what you sent.',
};

export const saveTexts = {
  saved: (time: string) => `Draft saved ${time}`,
  saving: 'Saving…',
  failed: 'Not saved yet: we keep trying. What you typed is kept in this tab.',
  conflict: 'Changed elsewhere',
  conflictText:
    'This review was changed in another tab or on another device. Which of the two goes on?',
  mine: 'What stands here',
  theirs: 'What was saved there',
};

export const sendTexts = {
  title: 'Send this review?',
  text: 'The committee reads all of it. The authors read your recommendation and the comments to them once the decision is out, and never your name.',
  back: 'Go on writing',
  send: 'Send review',
  failed: 'The review could not be sent. Please try again.',
  toAuthors: 'To the authors',
  toCommittee: 'To the committee',
  words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  none: 'Nothing',
};

interface Limits {
  paperPages: number;
  posterPagesMin: number;
  posterPagesMax: number;
  similarityPercent: number;
  aiPercentAsked: number;
}

export const guidelineTexts = {
  blind:
    'Reviewing is double-blind. If you believe that you know who wrote this, decline and say so; do not search for it.',
  confidential:
    'The paper is not published. Please keep it to yourself, and hand it to no service that stores or learns from it.',
  recommendations: 'What a recommendation means',
  meanings: (correctionDays: number) => [
    'Accepted: as it is, or with slips that need no look.',
    `Minor corrections: the authors mend it within ${correctionDays} days, and the committee looks at that.`,
    'Major corrections: parts must be redone; it may come back to you.',
    'Rejected: it cannot be mended in time, or does not belong here.',
  ],
  form: 'What papers must keep to',
  rules: (limits: Limits) => [
    `Full papers have at most ${limits.paperPages} pages with references; papers of posters ${limits.posterPagesMin} to ${limits.posterPagesMax}.`,
    `Similarity stays under ${limits.similarityPercent} %; authors are asked to stay under ${limits.aiPercentAsked} % of generated text.`,
    'No names, institutions or thanks that tell who wrote it.',
  ],
  words: 'What helps the authors',
  wordsText:
    'Say what the paper claims, what convinces you, and what must change, in this order. Write of the work, not of the people.',
};

/** Texts of what a reviewer takes on. */
export const texts = {
  title: 'Limits and topics',
  myReviews: 'My reviews',
  lead: 'The committee looks at this when it asks for reviews. What you have accepted stays yours.',
  limit: 'Papers at most',
  limitHint: (usual: number) => `Empty: as many as the conference asks for, ${usual}.`,
  limitWrong: 'Please give a number from 0 to 500',
  pause: 'I take a break: do not propose me for papers',
  topics: 'Topics that I know',
  save: 'Save',
  saved: 'Saved.',
  changedMeanwhile: (standing: string) =>
    `This was changed elsewhere meanwhile, by the committee or in another tab. Now it says: ${standing}. What you entered is kept: save again to put it in its place.`,
  standing: (maxLoad: number | null, topics: string[], isPaused: boolean) =>
    [
      maxLoad === null ? 'as many papers as the conference asks for' : `papers at most: ${maxLoad}`,
      topics.length > 0 ? `topics: ${topics.join(', ')}` : 'no topics',
      isPaused ? 'you take a break' : 'no break',
    ].join('; '),
  saveFailed: 'This was not saved. Please try again.',
  loading: 'Loading...',
  failed: 'Your limits and topics did not load',
  failedAnswer: 'The server gave no reason.',
};

/** Texts of a reviewer's assignments. */
export const texts = {
  title: 'My reviews',
  profile: 'Limits and topics',
  none: 'No papers are assigned to you',
  noneHint: 'When the committee asks you for a review, you receive an email and the paper is here.',
  failed: 'Your reviews did not load',
  failedAnswer: 'The server gave no reason.',
  loading: 'Loading...',
  paper: (number: number) => `Paper ${number}`,
  round: (round: number) => `Round ${round}`,
  notBegun: 'Not begun',
  progress: (done: number, total: number) => `${done} of ${total} parts`,
  allDone: 'Nothing waits for you. Thank you.',
  waiting: (count: number) =>
    count === 1 ? '1 paper waits for you.' : `${count} papers wait for you.`,
};

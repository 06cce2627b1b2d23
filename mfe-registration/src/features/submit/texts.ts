export const texts = {
  title: 'Submit a paper',
  breadcrumb: 'Submission',
  open: 'Submissions are open.',
  closed: 'Submissions are closed.',
  formToCome:
    'The form that takes your paper is not here yet; it will be on this page. Until then, this is what to prepare.',
  deadline: 'Full paper deadline',
  needed: 'What you need',
  rows: {
    pages: 'Paper',
    file: 'File',
    similarity: 'Similarity',
    ai: 'AI content',
    poster: 'Poster',
  },
  pages: (most: number) => `At most ${most} pages, references included`,
  file: (megabytes: number) => `Anonymised PDF, at most ${megabytes} MB`,
  similarity: (percent: number) => `Under ${percent}% with published text`,
  ai: (asked: number, turnedBack: number) =>
    `Stay under ${asked}%; at ${turnedBack}% a paper is turned back`,
  poster: (format: string, least: number, most: number) =>
    `${format}, with a paper of ${least} to ${most} pages`,
  next: 'What comes next',
  callForPapers: 'Call for Papers',
  callForPosters: 'Call for Posters',
  myPapers: 'My papers',
};

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
const words = (count: number) => (count === 1 ? '1 word' : `${count} words`);

/** What the calls of this module say. */
export const texts = {
  titleMissing: 'Please give the paper a title',
  topicMissing: 'Please choose a topic',
  abstractWords: (has: number, least: number, most: number) =>
    has === 0
      ? `Please write an abstract of ${least} to ${most} words`
      : `The abstract has ${words(has)}; ${least} to ${most} are asked for`,
  keywordsCount: (has: number, least: number, most: number) =>
    `Please give ${least} to ${most} keywords; there ${has === 1 ? 'is' : 'are'} ${has}`,
  aiUseMissing: 'Please say how AI tools were used, or that none were',
  notOriginal: 'Please confirm that the work is original and not under review elsewhere',
  authorsMissing: 'Please name the authors',
  correspondingMissing: 'Please mark a corresponding author',
  presentingMissing: 'Please mark who presents the paper',
  givenNameMissing: 'Given name is required',
  familyNameMissing: 'Family name is required',
  emailMissing: 'Email is required',
  emailInvalid: 'Invalid email address',
  emailTwice: 'Another author has this email address',
  affiliationMissing: 'Affiliation is required',
  countryMissing: 'Please choose a country of the list',
  manuscriptMissing: 'Please upload the paper as a PDF',
  tooManyPages: (has: number, most: number) =>
    `The PDF has ${pages(has)}; at most ${most} are allowed`,
  tooFewPages: (has: number, least: number) =>
    `The PDF has ${pages(has)}; a poster paper has at least ${least}`,
  notPdf: 'Please upload a PDF file only',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB`,
  encrypted: 'This PDF is protected. Please export it without a password and upload it again',
  unreadable:
    'This PDF could not be read. Please export it from your text program again and upload the new file',
  manuscriptFirst: 'Please upload the paper first',
  submissionsClosed: 'Submissions are closed.',
  correctionsClosed: 'The time for corrections is over. Please write to the organisers.',
  notPaid: 'The camera-ready paper is taken once the payment for the paper is confirmed.',
  tooManyDrafts: 'You have many drafts already. Please continue or delete one of them.',
  deleted: 'The draft was deleted.',
  supplementRemoved: 'The supplement was removed.',
  wasSubmitted: 'This paper was submitted before, so it is kept. You can leave it as it is.',
};

export const frame = {
  sample:
    'Sample text. It describes what the software does; the organiser checks it, completes it and replaces it before the conference opens.',
  questions: 'Questions?',
  write: 'Write to the organisers',
  failed: 'The text is missing',
};

export const titles = { privacy: 'Privacy', terms: 'Terms', refunds: 'Refunds' };
export type LegalName = keyof typeof titles;

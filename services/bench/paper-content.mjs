/** The fields of a complete draft, with so many authors. */
export const paperContent = (authors) => ({
  title: 'Radio and its machines (sample)',
  abstract: 'Radio meets machines that speak. '.repeat(12).trim(),
  keywords: ['radio', 'speech', 'machines'],
  topic: 'Low-resource languages',
  aiUse: 'No tools were used.',
  isOriginal: true,
  authors: Array.from({ length: authors }, (_, index) => ({
    givenName: 'Author',
    familyName: `${index + 1} (sample)`,
    email: `author${index + 1}@example.org`,
    affiliation: 'Sample Institution',
    country: 'Kenya',
    isPresenting: index === 0,
    isCorresponding: index === 0,
  })),
});

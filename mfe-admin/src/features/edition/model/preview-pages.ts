/** The public page on which visitors see a section, without the leading slash; others are on the home page. */
const PAGES: Record<string, string> = {
  dates: 'call-for-papers',
  papers: 'call-for-papers',
  limits: 'call-for-papers',
  schedule: 'schedule',
  committee: 'meet-committee',
  venue: 'venue',
  'who-we-are': 'who-are-we',
  contact: 'contact',
  legal: 'privacy',
};

/** @returns "/schedule", or nothing for the home page: to be added to the address of a preview */
export function previewPageOf(sectionId: string): string {
  const page = PAGES[sectionId];
  return page === undefined ? '' : `/${page}`;
}

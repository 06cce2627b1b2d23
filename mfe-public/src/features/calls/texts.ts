/** Texts of the two calls. */
export const texts = {
  papers: {
    title: 'Call for Papers',
    submit: 'Submit a paper',
    note: (pages: number) => `Full papers of at most ${pages} pages.`,
    review: (day: string) => `Double-blind review, decision on ${day}.`,
    templates: 'The templates carry the layout and the order of a paper. Fill in, export as PDF.',
  },
  posters: {
    title: 'Call for Posters',
    submit: 'Submit a poster',
    note: (format: string, pages: number) =>
      `A poster, ${format}, and its paper of at least ${pages} pages.`,
    review: (day: string) => `The same double-blind review, decision on ${day}.`,
    templates: 'The poster has a template of its own; its paper uses those of papers.',
  },
  register: 'Register for the conference',
  contents: 'On this page',
  parts: {
    topics: 'Topics',
    dates: 'Important dates',
    guidelines: 'Guidelines',
    format: 'Poster format',
    workflow: 'Review workflow',
    fees: 'Fees',
    templates: 'Templates',
  },
  dates: {
    past: 'Past',
    next: 'Next',
    later: 'Later',
    daysLeft: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} left`,
    anywhere: '23:59 Anywhere on Earth (UTC−12)',
    add: 'Add to calendar',
    addOne: (label: string) => `Add to calendar: ${label}`,
    addAll: 'All dates as a calendar file (.ics)',
  },
  limits: {
    pages: 'pages at most, references included',
    similarity: 'similarity: stay under it',
    ai: (percent: number) => `AI content: stay under it; at ${percent}% the paper is turned back`,
    reviews: (invited: number) =>
      `finished reviews at least, of ${invited} reviewers, double-blind`,
    posterPages: (most: number) => `pages at least in the poster's paper, ${most} at most`,
  },
  workflow: { who: 'Who', when: 'When' },
  templates: {
    'paper-template.docx': 'Word template',
    'paper-template-latex.zip': 'LaTeX template',
    'poster-template.pptx': 'PowerPoint template, A0 portrait',
  },
  fees: {
    caption: 'Fees in US dollars for students and professionals',
    package: 'Package',
    student: 'Student',
    professional: 'Professional',
    needsPaper: 'needs an accepted paper',
  },
};

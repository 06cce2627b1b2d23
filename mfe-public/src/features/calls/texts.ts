import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('public.calls', {
  papers: {
    title: 'Call for Papers',
    submit: 'Submit a paper',
    note: 'Full papers of at most {pages, number} pages.',
    review: 'Double-blind review, decision on {day}.',
    templates: 'The templates contain the required layout. Add your text and export a PDF.',
  },
  posters: {
    title: 'Call for Posters',
    submit: 'Submit a poster',
    note: 'A poster, {format}, and its paper of at least {pages, number} pages.',
    review: 'The same double-blind review, decision on {day}.',
    templates: 'Use the poster template for the poster and a paper template for its paper.',
  },
  register: 'Register for the conference',
  contents: 'On this page',
  sections: {
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
    next: 'Next, {days, plural, one {# day left} other {# days left}}',
    later: 'Later',
    late: 'Late papers are taken until submissions close. A late paper may be reviewed later, and has its own payment date: seven days after its acceptance.',
    add: 'Add to calendar',
    addOne: 'Add to calendar: {label}',
    addAll: 'All dates as a calendar file (.ics)',
  },
  // Each follows a large figure, such as '8' or '20%'.
  limits: {
    pages: 'pages maximum, including references',
    similarity: 'similarity limit',
    ai: 'AI content limit; papers at {percent} or more are returned to their authors',
    reviews: 'double-blind reviews minimum, by {invited, number} invited reviewers',
    posterPages: 'pages minimum for the poster’s paper, {maximum, number} maximum',
  },
  workflow: { who: 'Who', when: 'When' },
  templates: {
    'paper-template.docx': 'Word template',
    'paper-template-latex.zip': 'LaTeX template',
    'poster-template.pptx': 'PowerPoint template, A0 portrait',
  },
  templateLink: '{name}, {kilobytes, number}\u00a0kB',
});

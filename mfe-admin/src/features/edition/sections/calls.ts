import type { EditionSection } from '../fields';

const MEGABYTE = 1024 * 1024;

export const calls: EditionSection[] = [
  {
    id: 'dates',
    title: 'Dates',
    note: 'Deadlines end with their day: where the conference is, or Anywhere on Earth (UTC−12).',
    keys: ['dates', 'timeZone'],
    fields: [
      {
        kind: 'line',
        name: 'timeZone',
        label: 'Time zone',
        hint: 'A name of the IANA list, such as Europe/London.',
      },
      {
        kind: 'list',
        name: 'dates',
        label: 'Important dates',
        entry: 'Date',
        titleField: 'label',
        fields: [
          { kind: 'line', name: 'label', label: 'Name' },
          { kind: 'day', name: 'day', label: 'Day' },
          {
            kind: 'time',
            name: 'time',
            label: 'Time',
            hint: 'Only for a deadline that ends before its day does.',
            optional: 'nothing',
          },
          { kind: 'yes-no', name: 'anywhereOnEarth', label: 'Ends Anywhere on Earth (UTC−12)' },
          { kind: 'line', name: 'note', label: 'Note', optional: 'empty' },
        ],
      },
    ],
  },
  {
    id: 'opening',
    title: 'Opening and closing',
    keys: ['registration', 'submissions'],
    fields: [
      { kind: 'yes-no', name: 'submissions.open', label: 'Submissions are open' },
      {
        kind: 'instant',
        name: 'submissions.closesAt',
        label: 'Submissions close by themselves at',
        hint: 'In UTC. Empty: they stay open.',
      },
      { kind: 'yes-no', name: 'registration.open', label: 'Registration is open' },
      {
        kind: 'instant',
        name: 'registration.closesAt',
        label: 'Registration closes by itself at',
        hint: 'In UTC. Empty: it stays open.',
      },
    ],
  },
  {
    id: 'papers',
    title: 'Calls and review',
    keys: ['topics', 'guidelines', 'posterGuidelines', 'workflow'],
    fields: [
      {
        kind: 'list',
        name: 'topics',
        label: 'Topics',
        entry: 'Topic',
        titleField: 'name',
        blank: { name: '', detail: '' },
        fields: [
          { kind: 'line', name: 'name', label: 'Name' },
          { kind: 'line', name: 'detail', label: 'Detail', optional: 'empty' },
        ],
      },
      { kind: 'lines', name: 'guidelines', label: 'Guidelines for papers' },
      { kind: 'lines', name: 'posterGuidelines', label: 'Guidelines for posters' },
      {
        kind: 'list',
        name: 'workflow',
        label: 'Review workflow',
        entry: 'Step',
        titleField: 'step',
        blank: { step: '', text: '', who: '', when: '' },
        fields: [
          { kind: 'line', name: 'step', label: 'Step' },
          { kind: 'area', name: 'text', label: 'What happens' },
          { kind: 'line', name: 'who', label: 'Who' },
          { kind: 'line', name: 'when', label: 'When' },
        ],
      },
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    keys: ['limits'],
    fields: [
      { kind: 'number', name: 'limits.paperPages', label: 'Pages of a paper, at most' },
      { kind: 'number', name: 'limits.posterPagesMin', label: 'Pages of a poster paper, at least' },
      { kind: 'number', name: 'limits.posterPagesMax', label: 'Pages of a poster paper, at most' },
      { kind: 'line', name: 'limits.posterFormat', label: 'Poster format' },
      {
        kind: 'number',
        name: 'limits.similarityPercent',
        label: 'Similarity that turns a paper back',
        unit: '%',
      },
      {
        kind: 'number',
        name: 'limits.aiPercentAsked',
        label: 'AI content that authors are asked to stay under',
        unit: '%',
      },
      {
        kind: 'number',
        name: 'limits.aiPercentTurnedBack',
        label: 'AI content that turns a paper back',
        unit: '%',
      },
      { kind: 'number', name: 'limits.reviewersInvited', label: 'Reviewers invited for a paper' },
      {
        kind: 'number',
        name: 'limits.reviewsNeeded',
        label: 'Finished reviews that a decision needs',
      },
      { kind: 'number', name: 'limits.papersPerReviewer', label: 'Papers of a reviewer, at most' },
      { kind: 'number', name: 'limits.reviewDays', label: 'Days for a review' },
      { kind: 'number', name: 'limits.acknowledgementDays', label: 'Days until acknowledgement' },
      { kind: 'number', name: 'limits.correctionDays', label: 'Days for corrections' },
      { kind: 'number', name: 'limits.verificationDays', label: 'Days for verification' },
      {
        kind: 'number',
        name: 'limits.paperBytes',
        label: 'Size of a paper, at most',
        factor: MEGABYTE,
        unit: 'MB',
      },
      {
        kind: 'number',
        name: 'limits.proofBytes',
        label: 'Size of a proof of payment, at most',
        factor: MEGABYTE,
        unit: 'MB',
      },
      {
        kind: 'number',
        name: 'limits.cvBytes',
        label: 'Size of a CV, at most',
        factor: MEGABYTE,
        unit: 'MB',
      },
    ],
  },
];

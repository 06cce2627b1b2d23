import type { Decision, PaperAction, PaperStatus } from './paper-status.js';

export interface SampleWay {
  title: string;
  /** What happened, and how many days ago. */
  moves: [action: PaperAction, daysAgo: number][];
  /** Recorded before the last move that follows from it; released unless it is still hidden. */
  decision?: Decision;
  isHidden?: true;
}

const reviewed: SampleWay['moves'] = [
  ['submit', 24],
  ['screen', 23],
  ['pass', 22],
];
const decided = (decision: Decision): SampleWay['moves'] => [
  ...reviewed,
  ['decide', 6],
  [`release-${decision}`, 4],
];

/** One sample paper for each status, two for reviewers to begin with. */
export const SAMPLE_WAYS: (SampleWay & { status: PaperStatus })[] = [
  { status: 'draft', title: 'Mapping community radio (sample)', moves: [] },
  { status: 'submitted', title: 'Who moderates Yoruba? (sample)', moves: [['submit', 1]] },
  {
    status: 'screening',
    title: 'Archives that answer (sample)',
    moves: [
      ['submit', 2],
      ['screen', 1],
    ],
  },
  { status: 'under-review', title: 'Speech models in live radio (sample)', moves: reviewed },
  { status: 'under-review', title: 'Newsrooms and their prompts (sample)', moves: reviewed },
  {
    status: 'decided',
    title: 'Advertising without advertisers (sample)',
    moves: [...reviewed, ['decide', 1]],
    decision: 'minor-corrections',
    isHidden: true,
  },
  {
    status: 'minor-corrections',
    title: 'Labels for synthetic voices (sample)',
    moves: decided('minor-corrections'),
    decision: 'minor-corrections',
  },
  {
    status: 'major-corrections',
    title: 'What recommenders repeat (sample)',
    moves: decided('major-corrections'),
    decision: 'major-corrections',
  },
  {
    status: 'resubmitted',
    title: 'Film archives and energy (sample)',
    moves: [...decided('minor-corrections'), ['resubmit', 1]],
    decision: 'minor-corrections',
  },
  {
    status: 'verified',
    title: 'Teaching with wrong answers (sample)',
    moves: [...decided('minor-corrections'), ['resubmit', 2], ['verify', 1]],
    decision: 'minor-corrections',
  },
  {
    status: 'accepted',
    title: 'Machine translation in the newsroom (sample)',
    moves: decided('accepted'),
    decision: 'accepted',
  },
  {
    status: 'rejected',
    title: 'A survey of everything (sample)',
    moves: decided('rejected'),
    decision: 'rejected',
  },
  {
    status: 'desk-rejected',
    title: 'A paper on something else (sample)',
    moves: [
      ['submit', 9],
      ['desk-reject', 8],
    ],
  },
  {
    status: 'withdrawn',
    title: 'A paper that was taken back (sample)',
    moves: [
      ['submit', 9],
      ['withdraw', 7],
    ],
  },
];

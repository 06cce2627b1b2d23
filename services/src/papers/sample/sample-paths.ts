import type { Decision, PaperAction, PaperStatus } from '../status/paper-status.js';

export interface SamplePath {
  title: string;
  transitions: [action: PaperAction, daysAgo: number][];
  decision?: Decision;
  isHidden?: true;
}

const reviewed: SamplePath['transitions'] = [
  ['submit', 24],
  ['screen', 23],
  ['pass', 22],
];
const decided = (decision: Decision): SamplePath['transitions'] => [
  ...reviewed,
  ['decide', 6],
  [`release-${decision}`, 4],
];

export const SAMPLE_PATHS: (SamplePath & { status: PaperStatus })[] = [
  { status: 'draft', title: 'Mapping community radio (sample)', transitions: [] },
  { status: 'submitted', title: 'Who moderates Yoruba? (sample)', transitions: [['submit', 1]] },
  {
    status: 'screening',
    title: 'Archives that answer (sample)',
    transitions: [
      ['submit', 2],
      ['screen', 1],
    ],
  },
  { status: 'under-review', title: 'Speech models in live radio (sample)', transitions: reviewed },
  { status: 'under-review', title: 'Newsrooms and their prompts (sample)', transitions: reviewed },
  {
    status: 'decision-recorded',
    title: 'Advertising without advertisers (sample)',
    transitions: [...reviewed, ['decide', 1]],
    decision: 'minor-corrections',
    isHidden: true,
  },
  {
    status: 'minor-corrections',
    title: 'Labels for synthetic voices (sample)',
    transitions: decided('minor-corrections'),
    decision: 'minor-corrections',
  },
  {
    status: 'major-corrections',
    title: 'What recommenders repeat (sample)',
    transitions: decided('major-corrections'),
    decision: 'major-corrections',
  },
  {
    status: 'revision-submitted',
    title: 'Film archives and energy (sample)',
    transitions: [...decided('minor-corrections'), ['submit-revision', 1]],
    decision: 'minor-corrections',
  },
  {
    status: 'verified',
    title: 'Teaching with wrong answers (sample)',
    transitions: [...decided('minor-corrections'), ['submit-revision', 2], ['verify', 1]],
    decision: 'minor-corrections',
  },
  {
    status: 'accepted',
    title: 'Machine translation in the newsroom (sample)',
    transitions: decided('accepted'),
    decision: 'accepted',
  },
  {
    status: 'rejected',
    title: 'A survey of everything (sample)',
    transitions: decided('rejected'),
    decision: 'rejected',
  },
  {
    status: 'desk-rejected',
    title: 'A paper on something else (sample)',
    transitions: [
      ['submit', 9],
      ['desk-reject', 8],
    ],
  },
  {
    status: 'withdrawn',
    title: 'A withdrawn paper (sample)',
    transitions: [
      ['submit', 9],
      ['withdraw', 7],
    ],
  },
];

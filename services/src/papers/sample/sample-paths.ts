import type { Decision, PaperAction, PaperStatus } from '../status/paper-status.js';

export interface SamplePath {
  status: PaperStatus;
  title: string;
  summary: string;
  transitions: [action: PaperAction, daysAgo: number][];
  decision?: Decision;
}

type Text = [title: string, summary: string];

/** Two samples share it, so that the similarity check finds something. */
const COPIED =
  'The recordings were collected from eleven stations between 2019 and 2024, cut into clips of thirty seconds, and described by two listeners each, who disagreed on one clip in nine; a third listener decided those.';

/** Of the sample author: a paper in each state. */
const OF_THE_AUTHOR: [PaperStatus, ...Text][] = [
  ['draft', 'Mapping community radio', 'A map of stations that no directory lists.'],
  ['submitted', 'Who moderates Yoruba?', 'Moderation of posts in a language without a classifier.'],
  [
    'screening',
    'Archives that answer',
    `Questions to a sound archive, answered with its own clips. ${COPIED}`,
  ],
  ['under-review', 'Speech models in live radio', 'Captions for call-in shows in five languages.'],
  ['under-review', 'Newsrooms and their prompts', 'What forty editors ask of a language model.'],
  ['decision-recorded', 'Advertising without advertisers', 'Who pays when content is generated.'],
  ['minor-corrections', 'Labels for synthetic voices', 'Listeners and five ways to label a voice.'],
  ['major-corrections', 'What recommenders repeat', 'Stereotypes in the feeds of new accounts.'],
  [
    'revision-submitted',
    'Film archives and energy',
    'The power that restoring films by machine needs.',
  ],
  ['verified', 'Teaching with wrong answers', 'Media literacy lessons built on model errors.'],
  ['accepted', 'Machine translation in the newsroom', 'A year of translated wire stories.'],
  ['rejected', 'A survey of everything', 'An overview of AI in media.'],
  ['desk-rejected', 'A paper on something else', 'Soil moisture in terraced fields.'],
  ['withdrawn', 'A withdrawn paper', 'Withdrawn by its author.'],
];

const OF_OTHERS: [PaperStatus, ...Text][] = [
  ['under-review', 'Elections and cloned voices', 'How three fact-checking desks met audio fakes.'],
  ['under-review', 'Data work behind the feed', 'Interviews with annotators in two cities.'],
  ['accepted', 'Podcasts on feature phones', 'Audio over plain calls for listeners without data.'],
  ['under-review', 'Cartoons and image models', 'Editorial cartoonists on style and consent.'],
  ['submitted', 'Subtitles for village cinemas', 'Open subtitles for travelling projectionists.'],
  ['accepted', 'Small models for small languages', 'Speech recognition from ten hours of radio.'],
  ['minor-corrections', 'Captions that listen', 'Deaf viewers correct automatic captions.'],
  ['under-review', 'Public media and platform law', 'Five statutes on must-carry rules compared.'],
  ['screening', 'Street names in chatbots', `Local geography in answers to newcomers. ${COPIED}`],
  ['under-review', 'The cost of a verified picture', 'Time and money spent on one photograph.'],
  ['accepted', 'Women’s radio clubs and AI', 'Clubs that train their own voice assistant.'],
  ['major-corrections', 'Rumours in family groups', 'Forwarded messages during a flood.'],
  ['rejected', 'Ten predictions for media', 'Predictions by the author.'],
  ['under-review', 'Poetry after autocomplete', 'Writing workshops with and without a model.'],
  ['submitted', 'Sign language avatars', 'What signers say about generated signing.'],
  [
    'decision-recorded',
    'Credits for training data',
    'Paying archives whose recordings train models.',
  ],
  ['under-review', 'News deserts from orbit', 'Satellite light and the reach of local news.'],
  ['accepted', 'Comics as consent forms', 'Illustrated consent in media studies.'],
  ['verified', 'Accents and voice assistants', 'Error rates for eleven accents of English.'],
  ['under-review', 'Open licences in broadcasting', 'How stations reuse each other’s programmes.'],
  ['submitted', 'Satire and automated removal', 'Removed jokes, and the appeals against it.'],
  ['revision-submitted', 'Local weather, global model', 'Forecast bulletins written by machine.'],
  ['accepted', 'Museum guides that ask back', 'Visitors in conversation with an exhibition.'],
  ['screening', 'Crowdsourced dialect maps', 'A game that collects words for one thing.'],
  ['draft', 'Memes as lecture notes', 'Notes that students drew.'],
  ['under-review', 'Reporters and reverse search', 'Verification habits in twelve newsrooms.'],
];

const DECISIONS: Partial<Record<PaperStatus, Decision>> = {
  'minor-corrections': 'minor-corrections',
  'major-corrections': 'major-corrections',
  'revision-submitted': 'minor-corrections',
  verified: 'minor-corrections',
  accepted: 'accepted',
  rejected: 'rejected',
};

/** Days before the decisions at which the first of them was submitted. */
const SPREAD = 17;

function pathOf([status, title, summary]: [PaperStatus, ...Text], n: number): SamplePath {
  const paper = { status, title: `${title} (sample)`, summary };
  const since = (days: number) => days + ((n * 7) % SPREAD);
  const reviewed: SamplePath['transitions'] = [
    ['submit', since(24)],
    ['screen', since(23)],
    ['pass', since(22)],
  ];
  const released = DECISIONS[status];
  const decided: SamplePath['transitions'] = released
    ? [...reviewed, ['decide', 6], [`release-${released}`, 4]]
    : [];
  const transitions: Record<PaperStatus, SamplePath['transitions']> = {
    draft: [],
    submitted: [['submit', 1 + (n % 3)]],
    screening: [
      ['submit', 2 + (n % 3)],
      ['screen', 1],
    ],
    'under-review': reviewed,
    'decision-recorded': [...reviewed, ['decide', 1]],
    'minor-corrections': decided,
    'major-corrections': decided,
    'revision-submitted': [...decided, ['submit-revision', 1]],
    verified: [...decided, ['submit-revision', 2], ['verify', 1]],
    accepted: decided,
    rejected: decided,
    'desk-rejected': [
      ['submit', since(9)],
      ['desk-reject', since(8)],
    ],
    withdrawn: [
      ['submit', 9],
      ['withdraw', 7],
    ],
  };
  const decision = released ?? (status === 'decision-recorded' ? 'minor-corrections' : undefined);
  return { ...paper, transitions: transitions[status], ...(decision && { decision }) };
}

const all = [...OF_THE_AUTHOR, ...OF_OTHERS].map(pathOf);
export const PATHS_OF_THE_AUTHOR = all.slice(0, OF_THE_AUTHOR.length);
export const PATHS_OF_OTHERS = all.slice(OF_THE_AUTHOR.length);

import type { ExportColumn } from '../../platform/downloads/export-columns.js';
import { type Track, trackOf } from '../../conference/editions/tracks.schema.js';
import type { CameraReadyState } from '../../papers/camera-ready/camera-ready.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { paperState, paperStateLabel } from '../../platform/i18n/states.js';
import type { ExportedPaper } from './admin-papers.read-model.js';

const texts = defineTexts('server.review.papers-export', {
  number: 'Number',
  title: 'Title',
  kind: 'Kind',
  kinds: { 'full-paper': 'Full paper', poster: 'Poster' },
  topic: 'Topic',
  track: 'Track',
  authors: 'Authors',
  authorEmails: 'Author emails',
  affiliations: 'Affiliations',
  countries: 'Countries',
  corresponding: 'Corresponding author',
  presenting: 'Presenting authors',
  abstract: 'Abstract',
  keywords: 'Keywords',
  status: 'Status',
  round: 'Round',
  reviewers: 'Reviewers',
  reviews: 'Submitted reviews',
  reviewerNames: 'Reviewer names',
  reviewerEmails: 'Reviewer emails',
  recommendations: 'Recommendations',
  scores: 'Scores by reviewer',
  score: 'Score',
  spread: 'Spread',
  decision: 'Decision',
  decisionReleasedAt: 'Decision released (UTC)',
  similarity: 'Similarity %',
  aiShare: 'AI share %',
  submittedAt: 'Submitted (UTC)',
  dueAt: 'Due (UTC)',
  overdue: 'Overdue',
  tags: 'Tags',
  handler: 'Handled by',
  notes: 'Notes of organisers',
  registered: 'Registered',
  paid: 'Paid',
  cameraReady: 'Camera-ready',
  cameraReadyStates: {
    missing: 'Missing',
    received: 'Received',
    checked: 'Checked',
    'sent-back': 'Sent back',
    locked: 'Checked and locked',
  },
  cameraReadyAt: 'Camera-ready received (UTC)',
  pages: 'Camera-ready pages',
});

const moment = (at: string | null) => (at === null ? null : new Date(at));

type Author = ExportedPaper['facts']['authorList'][number];
type Reviewer = ExportedPaper['facts']['reviewers'][number];

const nameOf = ({ givenName, familyName }: Author) => `${givenName} ${familyName}`;

/** One entry for each author, in their order, so that lists can be joined by position. */
const ofAuthors =
  (value: (author: Author) => string, isMeant: (author: Author) => boolean = () => true) =>
  ({ facts }: ExportedPaper) =>
    facts.authorList.filter(isMeant).map(value).join('; ');

const ofReviewers =
  (value: (reviewer: Reviewer) => string | number | null) =>
  ({ facts }: ExportedPaper) =>
    facts.reviewers.map((reviewer) => value(reviewer) ?? '–').join('; ');

export const cameraReadyLabel = (state: CameraReadyState) => texts.cameraReadyStates[state];

/** @param tracks of the conference; without them no column names one */
export const paperColumns = (tracks: Track[]): ExportColumn<ExportedPaper>[] => [
  { id: 'number', sets: BOTH, header: texts.number, width: 8, value: ({ number }) => number },
  { id: 'title', sets: BOTH, header: texts.title, width: 48, value: ({ title }) => title },
  { id: 'kind', sets: BOTH, header: texts.kind, width: 12, value: ({ kind }) => texts.kinds[kind] },
  { id: 'topic', sets: BOTH, header: texts.topic, width: 28, value: ({ topic }) => topic },
  ...(tracks.length > 0 ? [trackColumn(tracks)] : []),
  {
    id: 'authors',
    sets: PROCEEDINGS,
    header: texts.authors,
    width: 48,
    value: ({ authors }) => authors,
  },
  ...authorColumns(),
  {
    id: 'abstract',
    sets: PROCEEDINGS,
    header: texts.abstract,
    width: 60,
    value: ({ facts }) => facts.abstract,
  },
  {
    id: 'keywords',
    sets: PROCEEDINGS,
    header: texts.keywords,
    width: 32,
    value: ({ facts }) => facts.keywords.join('; '),
  },
  {
    id: 'status',
    sets: REVIEWING,
    header: texts.status,
    value: (paper) => paperStateLabel(paperState(paper)),
  },
  ...reviewColumns(),
  {
    id: 'similarity',
    sets: REVIEWING,
    header: texts.similarity,
    width: 12,
    value: ({ similarityPercent }) => similarityPercent,
  },
  {
    id: 'aiShare',
    sets: REVIEWING,
    header: texts.aiShare,
    width: 12,
    value: ({ aiPercent }) => aiPercent,
  },
  {
    id: 'submittedAt',
    sets: REVIEWING,
    header: texts.submittedAt,
    format: 'moment',
    value: ({ submittedAt }) => moment(submittedAt),
  },
  { id: 'dueAt', header: texts.dueAt, format: 'moment', value: ({ dueAt }) => moment(dueAt) },
  { id: 'overdue', header: texts.overdue, width: 10, value: ({ isOverdue }) => isOverdue },
  {
    id: 'tags',
    sets: REVIEWING,
    header: texts.tags,
    width: 24,
    value: ({ tags }) => tags.join('; '),
  },
  {
    id: 'handler',
    sets: REVIEWING,
    header: texts.handler,
    width: 24,
    value: ({ handler }) => handler && handler.name,
  },
  {
    id: 'notes',
    sets: REVIEWING,
    header: texts.notes,
    width: 10,
    value: ({ facts }) => facts.notes,
  },
  ...publicationColumns(),
];

const PROCEEDINGS = ['proceedings'] as const;
const REVIEWING = ['reviewing'] as const;
const BOTH = [...REVIEWING, ...PROCEEDINGS];

const trackColumn = (tracks: Track[]): ExportColumn<ExportedPaper> => ({
  ...{ id: 'track', sets: BOTH, header: texts.track, width: 24 },
  value: ({ topic }) => trackOf(tracks, topic)?.name ?? null,
});

const authorColumns = (): ExportColumn<ExportedPaper>[] => [
  {
    id: 'authorEmails',
    sets: PROCEEDINGS,
    header: texts.authorEmails,
    width: 48,
    value: ofAuthors(({ email }) => email),
  },
  {
    id: 'affiliations',
    sets: PROCEEDINGS,
    header: texts.affiliations,
    width: 48,
    value: ofAuthors(({ affiliation }) => affiliation),
  },
  {
    id: 'countries',
    sets: PROCEEDINGS,
    header: texts.countries,
    width: 24,
    value: ofAuthors(({ country }) => country),
  },
  {
    id: 'corresponding',
    sets: PROCEEDINGS,
    header: texts.corresponding,
    width: 26,
    value: ofAuthors(nameOf, ({ isCorresponding }) => isCorresponding),
  },
  {
    id: 'presenting',
    sets: PROCEEDINGS,
    header: texts.presenting,
    width: 26,
    value: ofAuthors(nameOf, ({ isPresenting }) => isPresenting),
  },
];

const reviewColumns = (): ExportColumn<ExportedPaper>[] => [
  { id: 'round', sets: REVIEWING, header: texts.round, width: 8, value: ({ round }) => round },
  {
    id: 'reviewers',
    sets: REVIEWING,
    header: texts.reviewers,
    width: 10,
    value: ({ reviews }) => reviews.assigned,
  },
  {
    id: 'reviews',
    sets: REVIEWING,
    header: texts.reviews,
    width: 10,
    value: ({ reviews }) => reviews.submitted,
  },
  {
    id: 'reviewerNames',
    sets: REVIEWING,
    header: texts.reviewerNames,
    width: 40,
    value: ofReviewers(({ name }) => name),
  },
  {
    id: 'reviewerEmails',
    sets: REVIEWING,
    header: texts.reviewerEmails,
    width: 40,
    value: ofReviewers(({ email }) => email),
  },
  {
    id: 'recommendations',
    sets: REVIEWING,
    header: texts.recommendations,
    width: 32,
    value: ofReviewers(({ recommendation }) => recommendation && paperStateLabel(recommendation)),
  },
  { id: 'scores', sets: REVIEWING, header: texts.scores, value: ofReviewers(({ score }) => score) },
  { id: 'score', sets: REVIEWING, header: texts.score, width: 8, value: ({ score }) => score },
  { id: 'spread', sets: REVIEWING, header: texts.spread, width: 8, value: ({ spread }) => spread },
  {
    id: 'decision',
    sets: BOTH,
    header: texts.decision,
    value: ({ facts: { decision } }) => decision && paperStateLabel(decision),
  },
  {
    id: 'decisionReleasedAt',
    sets: REVIEWING,
    header: texts.decisionReleasedAt,
    format: 'moment',
    value: ({ facts }) => moment(facts.decisionReleasedAt),
  },
];

const publicationColumns = (): ExportColumn<ExportedPaper>[] => [
  {
    id: 'registered',
    sets: PROCEEDINGS,
    header: texts.registered,
    width: 12,
    value: ({ facts }) => facts.registration !== 'none',
  },
  {
    id: 'paid',
    sets: PROCEEDINGS,
    header: texts.paid,
    width: 10,
    value: ({ facts }) => facts.registration === 'paid',
  },
  {
    id: 'cameraReady',
    sets: PROCEEDINGS,
    header: texts.cameraReady,
    width: 14,
    value: ({ facts }) => cameraReadyLabel(facts.cameraReady),
  },
  {
    id: 'cameraReadyAt',
    sets: PROCEEDINGS,
    header: texts.cameraReadyAt,
    format: 'moment',
    value: ({ facts }) => moment(facts.cameraReadyAt),
  },
  {
    id: 'pages',
    sets: PROCEEDINGS,
    header: texts.pages,
    width: 10,
    value: ({ facts }) => facts.cameraReadyPages,
  },
];

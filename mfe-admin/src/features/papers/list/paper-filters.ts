import { useQuery } from '@tanstack/react-query';
import { useEdition, type Edition } from '@plenary/kit/edition';
import { paperStateLabel } from '@plenary/kit/states';
import type { Filter } from '../../../shared/list/tools/filter-bar';
import type { List } from '../../../shared/list/use-list';
import { handlersQuery } from '../handlers/handlers.api';
import { texts as handlerTexts } from '../handlers/texts';
import { tagsQuery, type PaperCounts, type PaperPhase, type PaperStatus } from '../papers.api';
import { texts } from '../texts';

/** Those that have no tab are in none; a draft in this list was returned to its author. */
const phases: Record<PaperStatus, PaperPhase | null> = {
  draft: null,
  submitted: 'screening',
  screening: 'screening',
  'under-review': 'review',
  'decision-recorded': 'decisions',
  'minor-corrections': 'decisions',
  'major-corrections': 'decisions',
  'revision-submitted': 'decisions',
  verified: 'decisions',
  accepted: 'final',
  rejected: 'final',
  'desk-rejected': 'final',
  withdrawn: 'final',
};
const statuses = Object.keys(phases) as PaperStatus[];

export const phaseTabs = Object.entries(texts.phases).map(([value, label]) => ({ value, label }));

export const filterNames = [
  ...(['phase', 'status', 'topic', 'track', 'tag', 'type', 'outcome', 'needs', 'overdue'] as const),
  ...(['registration', 'cameraReady', 'handler'] as const),
  'reviewsMissing',
  'similarityReport',
];

/** The tab of the list: chosen itself, or by a status. */
export function phaseOf(list: List): string {
  return list.get('phase') || (phases[list.get('status') as PaperStatus] ?? '');
}

export function countPhases(counts: PaperCounts | undefined): Record<string, number> | undefined {
  if (!counts) return undefined;
  const sums: Record<string, number> = { all: counts.all };
  for (const status of statuses) {
    const phase = phases[status];
    if (phase) sums[phase] = (sums[phase] ?? 0) + (counts[status] ?? 0);
  }
  return sums;
}

/** @param isComparable whether a service reports similarity */
export function usePaperFilters(list: List, isComparable: boolean): Filter[] {
  const edition = useEdition();
  const topics = edition.topics.map(({ name }) => ({ value: name, label: name }));
  const tags = useQuery(tagsQuery()).data ?? [];
  const handlers = useQuery(handlersQuery()).data ?? [];
  const phase = phaseOf(list);
  const inPhase = statuses.filter((status) => phase === '' || phases[status] === phase);
  return [
    {
      name: 'status',
      label: texts.status,
      all: texts.allStatuses,
      options: inPhase.map((value) => ({
        value,
        label: paperStateLabel(value === 'draft' ? 'returned' : value),
      })),
    },
    { name: 'topic', label: texts.topic, all: texts.allTopics, options: topics },
    ...trackFilters(edition),
    {
      name: 'tag',
      label: texts.tag,
      all: texts.allTags,
      options: tags.map(({ tag, papers }) => ({ value: tag, label: tag, count: papers })),
    },
    {
      name: 'handler',
      label: handlerTexts.handledBy,
      all: handlerTexts.anyone,
      options: [
        { value: 'mine', label: handlerTexts.me },
        { value: 'none', label: handlerTexts.noOne },
        ...handlers.map(({ id, name, papers }) => ({ value: id, label: name, count: papers })),
      ],
    },
    { name: 'type', label: texts.kind, all: texts.allKinds, options: choicesOf(texts.kinds) },
    { name: 'needs', label: texts.need, all: texts.allNeeds, options: choicesOf(texts.needs) },
    {
      name: 'outcome',
      label: texts.outcome,
      all: texts.allOutcomes,
      options: choicesOf(texts.outcomes),
    },
    {
      name: 'registration',
      label: texts.registration,
      all: texts.allRegistrations,
      options: choicesOf(texts.registrations),
    },
    {
      name: 'cameraReady',
      label: texts.cameraReadyState,
      all: texts.allCameraReady,
      options: choicesOf(texts.cameraReadyStates),
    },
    {
      name: 'overdue',
      label: texts.overdue,
      all: texts.overdueOrNot,
      options: [{ value: 'true', label: texts.overdue }],
    },
    {
      name: 'reviewsMissing',
      label: texts.reviewsMissing,
      all: texts.reviewsMissingOrNot,
      options: [{ value: 'true', label: texts.reviewsMissing }],
    },
    ...(isComparable || list.get('similarityReport') !== '' ? [similarityFilter] : []),
  ];
}

const similarityFilter: Filter = {
  name: 'similarityReport',
  label: texts.similarityReport,
  all: texts.allSimilarityReports,
  options: Object.entries(texts.similarityReports).map(([value, label]) => ({ value, label })),
};

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** None for a conference without tracks. */
export function trackFilters({ tracks = [] }: Edition): Filter[] {
  if (tracks.length === 0) return [];
  const options = tracks.map(({ id, name }) => ({ value: id, label: name }));
  return [{ name: 'track', label: texts.track, all: texts.allTracks, options }];
}

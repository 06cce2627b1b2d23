import { useQuery } from '@tanstack/react-query';
import { trackOf, useEdition, type Edition } from '@plenary/kit/edition';
import type { Filter } from '../../../shared/list/tools/filter-bar';
import { trackFilters } from '../list/paper-filters';
import { texts as papers } from '../texts';
import {
  comparisonQuery,
  isOpen,
  outcomeOf,
  SCORES,
  type ComparedPaper,
  type Comparison,
  type Score,
} from './comparison.api';
import { texts } from './texts';

export const PAGE_SIZE = 50;

export const scoreIn = (params: URLSearchParams): Score =>
  SCORES.find((score) => score === params.get('score')) ?? 'adjusted';

/** The list is read whole: filters, order and pages are those of the address. */
export function comparedIn(
  params: URLSearchParams,
  all: readonly ComparedPaper[],
  edition: Edition,
) {
  const [track, tag] = [params.get('track'), params.get('tag')];
  const [topic, type, decided] = ['topic', 'type', 'decided'].map((name) => params.get(name));
  const sort = params.get('sort') ?? `-${scoreIn(params)}`;
  const found = all
    .filter(
      (paper) =>
        (!topic || paper.topic === topic) &&
        (!track || trackOf(edition, paper.topic)?.id === track) &&
        (!tag || paper.tags.includes(tag)) &&
        (!type || paper.kind === type) &&
        (!decided || (decided === 'open' ? isOpen(paper) : outcomeOf(paper) === decided)),
    )
    .toSorted(inOrder(sort));
  const start = Number(params.get('cursor')) || 0;
  const end = start + PAGE_SIZE;
  return {
    found,
    items: found.slice(start, end),
    nextCursor: end < found.length ? String(end) : null,
  };
}

const FIGURES = [...SCORES, 'deviation', 'number'] as const;

/** Papers without the figure come last, equal ones by number. */
function inOrder(sort: string) {
  const by = FIGURES.find((each) => each === sort.replace(/^-/, '')) ?? 'adjusted';
  const sign = sort.startsWith('-') ? -1 : 1;
  return (a: ComparedPaper, b: ComparedPaper) => {
    const [one, other] = [a[by], b[by]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other) || (a.number ?? 0) - (b.number ?? 0);
  };
}

/** The tags of compared papers, with their number. */
function tagsOf({ papers }: Comparison) {
  const counts = new Map<string, number>();
  for (const tag of papers.flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}

export function useComparedFilters(): Filter[] {
  const edition = useEdition();
  const tags = useQuery({ ...comparisonQuery(), select: tagsOf }).data ?? [];
  return [
    {
      ...{ name: 'score', label: texts.score, all: texts.scores.adjusted },
      options: SCORES.filter((score) => score !== 'adjusted').map((value) => ({
        value,
        label: texts.scores[value],
      })),
    },
    {
      ...{ name: 'decided', label: texts.decision, all: texts.allDecisions },
      options: Object.entries(texts.decided).map(([value, label]) => ({ value, label })),
    },
    {
      ...{ name: 'topic', label: papers.topic, all: papers.allTopics },
      options: edition.topics.map(({ name }) => ({ value: name, label: name })),
    },
    ...trackFilters(edition),
    {
      ...{ name: 'tag', label: papers.tag, all: papers.allTags },
      options: tags.map(([tag, count]) => ({ value: tag, label: tag, count })),
    },
    {
      ...{ name: 'type', label: papers.kind, all: papers.allKinds },
      options: Object.entries(papers.kinds).map(([value, label]) => ({ value, label })),
    },
  ];
}

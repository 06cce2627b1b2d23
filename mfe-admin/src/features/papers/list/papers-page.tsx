import { useEdition } from '@plenary/kit/edition';
import { EmptyState, LinkButton } from '@plenary/kit/ui';
import { paperStateLabel } from '@plenary/kit/states';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { FilterField } from '../../../shared/list/tools/filter-field';
import { countOf, FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { Filters } from '../../../shared/list/tools/filters';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList, type List } from '../../../shared/list/use-list';
import { adminPaths } from '../../../paths';
import { PaperTabs } from '../paper-tabs';
import { paperRow } from './paper-row';
import {
  exportOf,
  FORMATS,
  PAGE_SIZE,
  papersQuery,
  type PaperCounts,
  type PaperStatus,
} from '../papers.api';
import { texts } from '../texts';

const filters = ['topic', 'outcome', 'needs', 'overdue', 'reviewsMissing'];

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const outcomes = choicesOf(texts.outcomes);
const needs = choicesOf(texts.needs);

export default function PapersPage() {
  const list = useList({ sort: '-submittedAt', filters: ['status', ...filters] });
  const page = useQuery(papersQuery(list.query));
  const counts = page.data?.counts;
  const topics = useEdition().topics.map(({ name }) => ({ value: name, label: name }));
  const tabs = { list, name: 'status', label: texts.status, counts, tabs: tabsOf(list, counts) };
  const toRelease = (counts?.decided ?? 0) + (counts?.verified ?? 0);
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={
        <>
          <PaperTabs current={texts.title} />
          <FilterTabs {...tabs} />
        </>
      }
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <Filters list={list} names={filters}>
            <FilterField
              list={list}
              name="topic"
              label={texts.topic}
              all={texts.allTopics}
              options={topics}
            />
            <FilterField
              list={list}
              name="outcome"
              label={texts.outcome}
              all={texts.allOutcomes}
              options={outcomes}
            />
            <FilterField
              list={list}
              name="needs"
              label={texts.need}
              all={texts.allNeeds}
              options={needs}
            />
            <FilterField
              list={list}
              name="overdue"
              label={texts.overdue}
              all={texts.overdueOrNot}
              options={[{ value: 'true', label: texts.overdue }]}
            />
            <FilterField
              list={list}
              name="reviewsMissing"
              label={texts.reviewsMissing}
              all={texts.reviewsMissingOrNot}
              options={[{ value: 'true', label: texts.reviewsMissing }]}
            />
          </Filters>
          {/* Without counts, too: rows that came later would move the list. */}
          <LinkButton look="outlined" to={adminPaths.paperReleases.href()}>
            {toRelease > 0
              ? texts.tabWithCount({ tab: texts.release, count: toRelease })
              : texts.release}
          </LinkButton>
          <LinkButton look="outlined" to={adminPaths.paperProposal.href()}>
            {texts.propose}
          </LinkButton>
        </>
      }
      action={<ExportMenu formats={FORMATS} request={(format) => exportOf(list, format)} />}
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={paperRow}
        pageSize={PAGE_SIZE}
        total={countOf(list, 'status', counts)}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}

/** In workflow order. Rare statuses have a tab only while they have papers. */
const tabVisibility: Record<PaperStatus, 'always' | 'not-empty' | 'selected'> = {
  draft: 'selected',
  submitted: 'always',
  screening: 'always',
  'under-review': 'always',
  'decision-recorded': 'not-empty',
  'minor-corrections': 'not-empty',
  'major-corrections': 'not-empty',
  'revision-submitted': 'not-empty',
  verified: 'not-empty',
  accepted: 'always',
  rejected: 'not-empty',
  'desk-rejected': 'not-empty',
  withdrawn: 'not-empty',
};

function tabsOf(list: List, counts: PaperCounts | undefined) {
  const statuses = Object.keys(tabVisibility) as PaperStatus[];
  const visible = statuses.filter(
    (status) =>
      tabVisibility[status] === 'always' ||
      (tabVisibility[status] === 'not-empty' && counts?.[status]) ||
      list.get('status') === status,
  );
  return visible.map((value) => ({
    value,
    // A draft in this list was submitted before.
    label: paperStateLabel(value === 'draft' ? 'returned' : value),
  }));
}

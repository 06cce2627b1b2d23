import { useEdition } from '@plenary/kit/edition';
import { EmptyState, LinkButton } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../list/export-menu';
import { FilterField } from '../../list/filter-field';
import { countOf, FilterTabs } from '../../list/filter-tabs';
import { Filters } from '../../list/filters';
import { ListPage } from '../../list/list-page';
import { Results } from '../../list/results';
import { SearchField } from '../../list/search-field';
import { useList, type List } from '../../list/use-list';
import { adminPaths } from '../../paths';
import { texts as states } from '../../states/texts';
import { PaperTabs } from './paper-tabs';
import { paperRow } from './paper-row';
import {
  exportOf,
  FORMATS,
  PAGE_SIZE,
  papersQuery,
  type PaperCounts,
  type PaperStatus,
} from './papers.api';
import { texts } from './texts';

const filters = ['topic', 'overdue', 'reviewsMissing'];

/** Every paper that was submitted. */
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
          {toRelease > 0 && (
            <LinkButton look="outlined" to={adminPaths.paperReleases.href()}>
              {`${texts.release} (${toRelease})`}
            </LinkButton>
          )}
          {Boolean(counts?.['under-review']) && (
            <LinkButton look="outlined" to={adminPaths.paperProposal.href()}>
              {texts.propose}
            </LinkButton>
          )}
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

const usual: PaperStatus[] = ['submitted', 'screening', 'under-review', 'accepted'];
const seldom: PaperStatus[] = [
  'decided',
  'minor-corrections',
  'major-corrections',
  'resubmitted',
  'verified',
  'rejected',
  'desk-rejected',
  'withdrawn',
];

/** In the order of the workflow; most statuses have a tab while there is something in them. */
function tabsOf(list: List, counts: PaperCounts | undefined) {
  const order = Object.keys(states.papers) as PaperStatus[];
  const shown = order.filter(
    (status) =>
      usual.includes(status) ||
      (seldom.includes(status) && counts?.[status]) ||
      list.get('status') === status,
  );
  return shown.map((value) => ({ value, label: states.papers[value] }));
}

import { useEdition } from '@plenary/kit/edition';
import { EmptyState, LinkButton, useMediaQuery, useTheme } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { countOf, FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { FilterBar } from '../../../shared/list/tools/filter-bar';
import { MoreMenu } from '../../../shared/list/tools/more-menu';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { SearchField } from '../../../shared/list/tools/search-field';
import { ColumnsMenu } from '../../../shared/list/tools/columns-menu';
import { ViewsMenu } from '../../../shared/list/tools/views-menu';
import { preferencesQuery, useChangePreferences } from '../../../shared/list/preferences.api';
import { texts as listTexts } from '../../../shared/list/texts';
import { useList, type List } from '../../../shared/list/use-list';
import { adminPaths } from '../../../paths';
import { countPhases, filterNames, phaseOf, phaseTabs, usePaperFilters } from './paper-filters';
import { BulkBar } from '../bulk/bulk-bar';
import { usePaperSelection } from '../bulk/use-paper-selection';
import { defaultColumns, paperColumns, paperShape } from './paper-row';
import { exportOf, FORMATS, PAGE_SIZE, papersQuery } from '../papers.api';
import { texts as institutions } from '../institutions/texts';
import { texts as reviewers } from '../reviewers/texts';
import { texts } from '../texts';
import { useMay } from '@plenary/kit/session';

export default function PapersPage() {
  const list = useList({ sort: '-submittedAt', filters: filterNames });
  const page = useQuery(papersQuery(list.query));
  const phaseCounts = countPhases(page.data?.counts);
  const isComparable = page.data?.similarityService !== undefined;
  const filters = usePaperFilters(list, isComparable);
  const phase = phaseOf(list);
  const preferences = useQuery(preferencesQuery());
  const { views = [], paperColumns: own, hasShortcuts } = preferences.data ?? {};
  const change = useChangePreferences();
  const hasTracks = useEdition().tracks !== undefined;
  const inAddress = list.get('columns');
  const shown = inAddress ? inAddress.split('.') : (own ?? defaultColumns(hasTracks));
  const mayAct = useMay()('papers:write');
  const selection = usePaperSelection();
  const selectById = (id: string) => {
    const row = page.data?.items.find((item) => item.id === id);
    if (row) selection.set([row], !selection.has(row));
  };
  const columns = shown.filter(
    (id) => (id !== 'status' || phase !== 'review') && (id !== 'track' || hasTracks),
  );
  return (
    <ListPage
      list={list}
      title={texts.title}
      shortcuts={hasShortcuts}
      onSelect={mayAct ? selectById : undefined}
      actions={
        <Acts list={list}>
          <ViewsMenu list="papers" views={views} columns={shown} />
        </Acts>
      }
      tabs={
        <FilterTabs
          list={list}
          name="phase"
          label={texts.status}
          counts={phaseCounts}
          tabs={phaseTabs}
          current={phase}
          within={['status']}
        />
      }
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <FilterBar list={list} filters={filters} />
          <ColumnsMenu
            columns={paperColumns(hasTracks)}
            shown={shown}
            error={change.error}
            onChange={(next) => {
              change.mutate({ paperColumns: next });
              if (inAddress) list.replace({ columns: next?.join('.') ?? '' });
            }}
          />
        </>
      }
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={paperShape(columns)}
        pageSize={PAGE_SIZE}
        keysHint={hasShortcuts ? listTexts.shortcutsHint : ''}
        total={countOf(list, 'phase', phaseCounts)}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
        selection={mayAct ? selection : undefined}
      />
      {mayAct && <BulkBar selection={selection} isComparable={isComparable} />}
    </ListPage>
  );
}

/** One act of the tab; the others are rare there. */
function Acts({ list, children }: { list: List; children: ReactNode }) {
  const release = { to: adminPaths.paperReleases.href(), label: texts.release };
  const propose = { to: adminPaths.paperProposal.href(), label: texts.propose };
  const people = { to: adminPaths.reviewers.href(), label: reviewers.title };
  const settings = { to: adminPaths.institutions.href(), label: institutions.title };
  const group = new URLSearchParams({ ...list.narrowing, group: 'papers' }).toString();
  const email = { to: `${adminPaths.newBulkEmail.href()}?${group}`, label: texts.emailThese };
  const [main, other] = phaseOf(list) === 'decisions' ? [release, propose] : [propose, release];
  const may = useMay();
  const acts = may('papers:write') ? [main, other] : [];
  const compare = { to: adminPaths.paperComparison.href(), label: texts.compare };
  const others = [
    compare,
    people,
    ...(may('reviewing:write') ? [settings] : []),
    ...(may('bulk-emails:write') ? [email] : []),
  ];
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const inBar = isNarrow ? [] : acts.slice(0, 1);
  return (
    <>
      {children}
      <ExportMenu
        columnsOf="papers"
        formats={FORMATS}
        request={(format) => exportOf(list, format)}
      />
      {inBar.map(({ to, label }) => (
        <LinkButton key={to} look="outlined" to={to}>
          {label}
        </LinkButton>
      ))}
      <MoreMenu acts={[...acts.slice(inBar.length), ...others]} />
    </>
  );
}

import { EmptyState, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { ListPage } from '../../shared/list/list-page';
import { Results } from '../../shared/list/results';
import { FilterTabs } from '../../shared/list/tools/filter-tabs';
import { SearchField } from '../../shared/list/tools/search-field';
import { useList } from '../../shared/list/use-list';
import { May } from '../../shared/may';
import { texts } from './texts';
import { PAGE_SIZE, visaLettersQuery } from './visa-letters.api';
import { visaRow } from './visa-row';

const STATES = [
  'requested',
  'in-progress',
  'returned',
  'issued',
  'refused',
  'withdrawn',
  'any',
] as const;

export default function VisaLettersPage() {
  const list = useList({ sort: 'createdAt', filters: ['state'] });
  const page = useQuery(visaLettersQuery(list.query));
  const counts = page.data?.counts;
  const tabs = STATES.map((value) => ({ value, label: texts.states[value] }));
  return (
    <ListPage
      list={list}
      title={texts.title}
      actions={
        <>
          <May right="edition:write">
            <Link to={adminPaths.editionSection.href({ section: 'visa-letters' })}>
              {texts.settings}
            </Link>
          </May>
          <May right="documents:write">
            <Link to={adminPaths.documentTexts.href({ kind: 'invitation' })}>
              {texts.editTexts}
            </Link>
          </May>
        </>
      }
      tabs={
        <FilterTabs
          list={list}
          name="state"
          label={texts.state}
          all={texts.states.open}
          counts={counts && { ...counts, all: counts.open, any: counts.all }}
          tabs={tabs}
        />
      }
      tools={<SearchField list={list} label={texts.search} />}
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={visaRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}

import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ExportMenu } from '../../list/export-menu';
import { FilterField } from '../../list/filter-field';
import { countOf, FilterTabs } from '../../list/filter-tabs';
import { Filters } from '../../list/filters';
import { ListPage } from '../../list/list-page';
import { Results } from '../../list/results';
import { SearchField } from '../../list/search-field';
import { useList } from '../../list/use-list';
import { letterStates } from './letter-states';
import { LetterTabs } from './letter-tabs';
import { messageRow } from './message-row';
import { exportOf, messagesQuery, PAGE_SIZE } from './messages.api';
import { texts } from './texts';

const MessageDrawer = lazy(() => import('./message-drawer'));

const categories = texts.categories.map((value) => ({ value, label: value }));

/** What visitors wrote on the contact page. */
export default function MessagesPage() {
  const list = useList({ sort: '-createdAt', filters: ['state', 'category'] });
  const page = useQuery(messagesQuery(list.query));
  const counts = page.data?.counts;
  const tabs = { list, name: 'state', label: texts.state, counts, tabs: letterStates };
  return (
    <ListPage
      list={list}
      title={texts.messages}
      tabs={
        <>
          <LetterTabs current={texts.messages} />
          <FilterTabs {...tabs} />
        </>
      }
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <Filters list={list} names={['category']}>
            <FilterField
              list={list}
              name="category"
              label={texts.category}
              all={texts.allCategories}
              options={categories}
            />
          </Filters>
        </>
      }
      action={<ExportMenu request={(format) => exportOf(list, format)} />}
      drawer={(id, close) => <MessageDrawer key={id} id={id} onClose={close} />}
    >
      <Results
        list={list}
        label={texts.messages}
        page={page}
        shape={messageRow}
        pageSize={PAGE_SIZE}
        total={countOf(list, 'state', counts)}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}

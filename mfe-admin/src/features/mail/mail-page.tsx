import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { FilterField } from '../../list/filter-field';
import { countOf, FilterTabs } from '../../list/filter-tabs';
import { Filters } from '../../list/filters';
import { ListPage } from '../../list/list-page';
import { Results } from '../../list/results';
import { SearchField } from '../../list/search-field';
import { useList } from '../../list/use-list';
import { inWords } from '../../states/in-words';
import { texts as states } from '../../states/texts';
import { mailKinds } from './mail-kinds';
import { mailRow } from './mail-row';
import { mailsQuery, PAGE_SIZE, type MailState } from './mail.api';
import { texts } from './texts';

const MailDrawer = lazy(() => import('./mail-drawer'));

/** The outbox: every mail of the product, and what became of it. */
export default function MailPage() {
  const list = useList({ sort: '-createdAt', filters: ['state', 'kind'] });
  const page = useQuery(mailsQuery(list.query));
  const counts = page.data?.counts;
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={<FilterTabs list={list} name="state" label={texts.state} counts={counts} tabs={tabs} />}
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <Filters list={list} names={['kind']}>
            <FilterField
              list={list}
              name="kind"
              label={texts.kind}
              all={texts.anyKind}
              options={mailKinds.map((value) => ({ value, label: inWords(value) }))}
            />
          </Filters>
        </>
      }
      drawer={(id, close) => <MailDrawer key={id} id={id} onClose={close} />}
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={mailRow}
        pageSize={PAGE_SIZE}
        total={countOf(list, 'state', counts)}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}

const tabs = (['queued', 'parked', 'sent', 'expired'] satisfies MailState[]).map((value) => ({
  value,
  label: states.mails[value],
}));

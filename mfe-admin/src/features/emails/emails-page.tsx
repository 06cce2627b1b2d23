import { EmptyState } from '@plenary/kit/ui';
import { emailStateLabel } from '@plenary/kit/states';
import { useQuery } from '@tanstack/react-query';
import { LoadingDrawer } from '../../shared/drawer/drawer';
import { lazyPart } from '../../shared/lazy-part';
import { emailTemplateOptions } from '../../shared/email-templates';
import { FilterField } from '../../shared/list/tools/filter-field';
import { countOf, FilterTabs } from '../../shared/list/tools/filter-tabs';
import { Filters } from '../../shared/list/tools/filters';
import { ListPage } from '../../shared/list/list-page';
import { Results } from '../../shared/list/results';
import { SearchField } from '../../shared/list/tools/search-field';
import { useList } from '../../shared/list/use-list';
import { EmailTabs } from './email-tabs';
import { emailRow } from './email-row';
import { emailsQuery, PAGE_SIZE, type DeliveryStatus } from './emails.api';
import { texts } from './texts';

const EmailDrawer = lazyPart(() => import('./email-drawer'), LoadingDrawer);

export default function EmailsPage() {
  const list = useList({ sort: '-createdAt', filters: ['state', 'kind'] });
  const page = useQuery(emailsQuery(list.query));
  const counts = page.data?.counts;
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={
        <>
          <EmailTabs current={texts.title} />
          <FilterTabs list={list} name="state" label={texts.status} counts={counts} tabs={tabs} />
        </>
      }
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <Filters list={list} names={['kind']}>
            <FilterField
              list={list}
              name="kind"
              label={texts.kind}
              all={texts.anyKind}
              options={emailTemplateOptions}
            />
          </Filters>
        </>
      }
      drawer={(id, close) => <EmailDrawer key={id} id={id} onClose={close} />}
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={emailRow}
        pageSize={PAGE_SIZE}
        total={countOf(list, 'state', counts)}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}

const tabs = (
  ['queued', 'failed', 'bounced', 'suppressed', 'sent', 'expired'] satisfies DeliveryStatus[]
).map((value) => ({
  value,
  label: emailStateLabel(value),
}));

import { useEdition } from '@plenary/kit/edition';
import { Alert, Button, EmptyState, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { May } from '../../../shared/may';
import { Announcement } from '../../../shared/page/announcement';
import { PaymentTabs } from '../payment-tabs';
import { CreateDialog } from './create-dialog';
import { DiscountDrawer } from './discount-drawer';
import { discountRow } from './discount-row';
import { discountCodesQuery, PAGE_SIZE } from './discounts.api';
import { texts } from './texts';

export default function DiscountsPage() {
  const { reductions } = useEdition();
  const list = useList({ sort: '-createdAt', filters: ['stopped'] });
  const page = useQuery(discountCodesQuery(list.query));
  const [isCreating, setCreating] = useState(false);
  const [done, setDone] = useState('');
  const counts = page.data?.counts;
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={
        <>
          <PaymentTabs current={texts.title} />
          <FilterTabs
            list={list}
            name="stopped"
            label={texts.filter}
            counts={counts && { false: counts.open, true: counts.stopped }}
            tabs={[
              { value: 'false', label: texts.open },
              { value: 'true', label: texts.stopped },
            ]}
          />
        </>
      }
      tools={<SearchField list={list} label={texts.search} />}
      action={
        <May right="payments:write">
          <Button onClick={() => setCreating(true)}>{texts.create}</Button>
        </May>
      }
      drawer={(id, close) => <DiscountDrawer key={id} id={id} onClose={close} />}
    >
      <Announcement text={done} />
      {!reductions.discountCodes && (
        <Alert severity="info" role="note">
          {texts.switchedOff}{' '}
          <Link to={adminPaths.editionSection.href({ section: 'reductions' })}>
            {texts.switchOn}
          </Link>
        </Alert>
      )}
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={discountRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
      {isCreating && <CreateDialog onClose={() => setCreating(false)} onDone={setDone} />}
    </ListPage>
  );
}

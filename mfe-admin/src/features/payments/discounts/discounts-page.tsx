import { useEdition } from '@plenary/kit/edition';
import { Alert, Button, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { useList } from '../../../shared/list/use-list';
import { May } from '../../../shared/may';
import { Announcement } from '../../../shared/page/announcement';
import { PaymentsListPage } from '../payments-list-page';
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
    <PaymentsListPage
      list={list}
      title={texts.title}
      page={page}
      shape={discountRow}
      pageSize={PAGE_SIZE}
      filter={{
        name: 'stopped',
        label: texts.filter,
        counts: counts && { false: counts.open, true: counts.stopped },
        tabs: [
          { value: 'false', label: texts.open },
          { value: 'true', label: texts.stopped },
        ],
      }}
      texts={texts}
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
      {isCreating && <CreateDialog onClose={() => setCreating(false)} onDone={setDone} />}
    </PaymentsListPage>
  );
}

import { useEdition } from '@plenary/kit/edition';
import { Alert, Button, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { LoadingDrawer } from '../../../shared/drawer/drawer';
import { lazyPart } from '../../../shared/lazy-part';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { useList } from '../../../shared/list/use-list';
import { May } from '../../../shared/may';
import { Announcement } from '../../../shared/page/announcement';
import { PaymentsListPage } from '../payments-list-page';
import { groupRow } from './group-row';
import { exportOf, groupsQuery, PAGE_SIZE } from './groups.api';
import { texts } from './texts';

/** Loaded with the first open row, and the dialog when it is opened. */
const GroupDrawer = lazyPart(() => import('./group-drawer'), LoadingDrawer);
const CreateDialog = lazyPart(() => import('./create-dialog'));

const STATES = ['open', 'full', 'closed'] as const;

export default function GroupsPage() {
  const { groupsOpen } = useEdition();
  const list = useList({ sort: '-createdAt', filters: ['state'] });
  const page = useQuery(groupsQuery(list.query));
  const [isCreating, setCreating] = useState(false);
  const [done, setDone] = useState('');
  return (
    <PaymentsListPage
      list={list}
      title={texts.title}
      page={page}
      shape={groupRow}
      pageSize={PAGE_SIZE}
      filter={{
        name: 'state',
        label: texts.state,
        counts: page.data?.counts,
        tabs: STATES.map((value) => ({ value, label: texts.states[value] })),
      }}
      texts={texts}
      actions={
        <>
          <ExportMenu request={(format) => exportOf(list, format)} />
          {groupsOpen && (
            <May right="payments:write">
              <Button onClick={() => setCreating(true)}>{texts.create}</Button>
            </May>
          )}
        </>
      }
      drawer={(id, close) => <GroupDrawer key={id} id={id} onClose={close} />}
    >
      <Announcement text={done} />
      {!groupsOpen && (
        <Alert severity="info" role="note">
          {texts.switchedOff}{' '}
          <Link to={adminPaths.editionSection.href({ section: 'groups' })}>{texts.switchOn}</Link>
        </Alert>
      )}
      {isCreating && <CreateDialog onClose={() => setCreating(false)} onDone={setDone} />}
    </PaymentsListPage>
  );
}

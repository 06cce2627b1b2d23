import { useQuery } from '@tanstack/react-query';
import { useList } from '../../../shared/list/use-list';
import { PaymentsListPage } from '../payments-list-page';
import { FileDrawer } from './file-drawer';
import { fileRow } from './refund-row';
import { filesQuery, PAGE_SIZE } from './refunds.api';
import { texts } from './texts';

const STATES = ['awaiting-approval', 'ready', 'exported', 'discarded'] as const;

export default function FilesPage() {
  const list = useList({ sort: '-createdAt', filters: ['status'] });
  const page = useQuery(filesQuery(list.query));
  const { files } = texts;
  return (
    <PaymentsListPage
      list={list}
      title={files.title}
      page={page}
      shape={fileRow}
      pageSize={PAGE_SIZE}
      filter={{
        name: 'status',
        label: files.filter,
        tabs: STATES.map((value) => ({ value, label: files.states[value] })),
      }}
      texts={files}
      drawer={(id, close) => <FileDrawer key={id} id={id} onClose={close} />}
    />
  );
}

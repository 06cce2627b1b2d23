import { messageOf } from '@plenary/kit/api';
import { EmptyState, ErrorState, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../paths';
import { AdminPage } from '../../shared/page/admin-page';
import { Announcement } from '../../shared/page/announcement';
import { Blocks } from '../../shared/page/columns';
import { ImportBlock } from './import-block';
import { ImportList } from './import-list';
import { importsQuery } from './online-attendance.api';
import { texts } from './texts';

export default function OnlineAttendancePage() {
  const imports = useQuery(importsQuery);
  const [done, setDone] = useState('');
  const trail = [
    { label: texts.documents, to: adminPaths.documents.href() },
    { label: texts.title },
  ];
  return (
    <AdminPage title={texts.title} trail={trail}>
      <p>{texts.lead}</p>
      <Announcement text={done} />
      <ImportList onDone={setDone} />
      {imports.isPending && <Spinner />}
      {imports.isLoadingError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(imports.error, texts.failed)}
          onRetry={() => void imports.refetch()}
        />
      )}
      {imports.data?.items.length === 0 && (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      )}
      <Blocks area="imports">
        {imports.data?.items.map((imported) => (
          <ImportBlock key={imported.id} imported={imported} onDone={setDone} />
        ))}
      </Blocks>
    </AdminPage>
  );
}

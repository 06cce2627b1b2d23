import { useSearchParams } from '@plenary/kit/router';
import { useState } from 'react';
import { adminPaths } from '../../paths';
import { AdminPage } from '../../shared/page/admin-page';
import { Announcement } from '../../shared/page/announcement';
import { startAt } from './audience-form';
import { DraftForm } from './draft-form';
import { texts } from './texts';

export default function NewBulkEmailPage() {
  const [search] = useSearchParams();
  const [start] = useState(() => startAt(search));
  const [done, setDone] = useState('');
  const trail = [
    { label: texts.title, to: adminPaths.bulkEmails.href() },
    { label: texts.newTitle },
  ];
  return (
    <AdminPage title={texts.newTitle} trail={trail}>
      <Announcement text={done} />
      <DraftForm start={start} onDone={setDone} />
    </AdminPage>
  );
}

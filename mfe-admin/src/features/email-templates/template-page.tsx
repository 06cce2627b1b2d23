import { messageOf } from '@plenary/kit/api';
import { useParams } from '@plenary/kit/router';
import { ErrorState, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../paths';
import { emailTemplateLabel } from '../../shared/email-templates';
import { AdminPage } from '../../shared/page/admin-page';
import { Announcement } from '../../shared/page/announcement';
import { TemplateForm } from './template-form';
import { templateQuery, type Template } from './templates.api';
import { texts } from './texts';

export default function TemplatePage() {
  const kind = useParams().kind as Template['kind'];
  const [done, setDone] = useState('');
  const template = useQuery(templateQuery(kind));
  const title = emailTemplateLabel(kind);
  const trail = [{ label: texts.title, to: adminPaths.emailTemplates.href() }, { label: title }];
  return (
    <AdminPage title={title} trail={trail}>
      <Announcement text={done} />
      {template.isPending && <Spinner />}
      {template.isLoadingError && (
        <ErrorState
          title={texts.notLoaded}
          message={messageOf(template.error, texts.noReason)}
          onRetry={() => void template.refetch()}
        />
      )}
      {template.data && (
        <TemplateForm key={template.data.version} template={template.data} onDone={setDone} />
      )}
    </AdminPage>
  );
}

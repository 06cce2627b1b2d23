import { messageOf } from '@plenary/kit/api';
import { Form, TextField, useForm, useWatch } from '@plenary/kit/forms';
import { Chip, colours, ErrorState, Link, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { adminPaths } from '../../paths';
import { emailTemplateLabel } from '../../shared/email-templates';
import { Instant } from '../../shared/details/time';
import { AdminPage } from '../../shared/page/admin-page';
import { templatesQuery, type TemplateRow } from './templates.api';
import { texts } from './texts';

const Room = styled('div')({
  display: 'grid',
  gap: 16,
  maxInlineSize: 900,
  '& form': { maxInlineSize: 420 },
});

const Rows = styled('ul')({
  listStyle: 'none',
  padding: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    alignItems: 'center',
    paddingBlock: 4,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& a': { flex: '1 1 260px', paddingBlock: 10 },
  '& small': { color: colours.muted },
});

const schema = z.object({ search: z.string() });

export default function TemplatesPage() {
  const templates = useQuery(templatesQuery());
  const form = useForm({ schema, defaultValues: { search: '' } });
  const search = useWatch({ control: form.control, name: 'search' }) ?? '';
  const words = search.trim().toLocaleLowerCase();
  const rows = (templates.data?.items ?? [])
    .map((row) => ({ ...row, label: emailTemplateLabel(row.kind) }))
    .filter(({ label }) => label.toLocaleLowerCase().includes(words))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <AdminPage title={texts.title}>
      <Room>
        <p>{texts.lead}</p>
        <Form form={form} onSubmit={() => undefined}>
          <TextField name="search" label={texts.search} type="search" optional={false} />
        </Form>
        {templates.isError && (
          <ErrorState
            title={texts.notLoaded}
            message={messageOf(templates.error, texts.noReason)}
            onRetry={() => void templates.refetch()}
          />
        )}
        {templates.isPending && <Spinner />}
        {templates.data && rows.length === 0 && <p role="status">{texts.nothing}</p>}
        <Rows>
          {rows.map((row) => (
            <Row key={row.kind} {...row} />
          ))}
        </Rows>
      </Room>
    </AdminPage>
  );
}

function Row({ kind, label, isEdited, savedAt }: TemplateRow & { label: string }) {
  return (
    <li>
      <Link to={adminPaths.emailTemplate.href({ kind })}>{label}</Link>
      {savedAt && (
        <small>
          <Instant at={savedAt} />
        </small>
      )}
      <Chip tone={isEdited ? 'indigo' : 'grey'}>{isEdited ? texts.edited : texts.original}</Chip>
    </li>
  );
}

import { messageOf } from '@plenary/kit/api';
import { Form, SegmentedField, useForm } from '@plenary/kit/forms';
import { colours, ErrorState, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AdminPage } from '../../shared/page/admin-page';
import { noticesQuery, useChangeNotice, type Notice } from './notices.api';
import { texts } from './texts';

const CHOICES = ['at-once', 'daily', 'never'] as const;
const options = CHOICES.map((value) => ({ value, label: texts.choices[value] }));
const schema = z.object({ choice: z.enum(CHOICES) });

const Room = styled('div')({ maxInlineSize: 760, '& > p': { marginBlock: 8 } });

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '4px 16px',
  alignItems: 'end',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& small': { minBlockSize: 20, color: colours.muted },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto 1fr',
    '& small': { lineHeight: '44px' },
  },
}));

/** What the organiser is emailed about. */
export default function NoticesPage() {
  const notices = useQuery(noticesQuery());
  const items = notices.data?.items ?? [];
  return (
    <AdminPage title={texts.title}>
      <Room>
        <p>{texts.lead}</p>
        {notices.isError && (
          <ErrorState
            title={texts.failed}
            message={messageOf(notices.error, texts.failedText)}
            onRetry={() => void notices.refetch()}
          />
        )}
        {notices.isPending && <Spinner />}
        {items.map((item) => (
          <Kind key={item.kind} {...item} />
        ))}
        <p>
          {texts.daily} {texts.own}
        </p>
      </Room>
    </AdminPage>
  );
}

function Kind({ kind, choice }: Notice) {
  const form = useForm({ schema, defaultValues: { choice } });
  const change = useChangeNotice(kind);
  const save = (chosen: Notice['choice']) =>
    change.mutateAsync(chosen).catch(() => form.reset({ choice }));
  return (
    <Form form={form} onSubmit={({ choice: chosen }) => save(chosen)}>
      <Row onChange={() => void save(form.getValues('choice'))}>
        <SegmentedField
          name="choice"
          label={texts.kinds[kind]}
          options={options}
          error={change.error ? messageOf(change.error, texts.notSaved) : undefined}
        />
        <small role="status">{change.isSuccess && texts.saved}</small>
      </Row>
    </Form>
  );
}

import { ApiError, messageOf } from '@plenary/kit/api';
import { Form, SelectField, useForm, useWatch } from '@plenary/kit/forms';
import { useMay } from '@plenary/kit/session';
import { Alert, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { WrittenEmail } from '../../shared/email/written-email';
import { previewQuery, recentQuery, type Template } from './templates.api';
import type { Texts } from '../../shared/wordings/wording';
import { texts } from './texts';

const Panel = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

const schema = z.object({ source: z.string() });

interface TemplatePreviewProps {
  template: Template;
  /** As they are in the form. */
  current: Texts;
}

export function TemplatePreview({ template, current }: TemplatePreviewProps) {
  const { preview: labels } = texts;
  const form = useForm({ schema, defaultValues: { source: '0' } });
  const source = useWatch({ control: form.control, name: 'source' }) ?? '0';
  const recent = useQuery(recentQuery(template.kind, useMay()('emails:read')));
  const preview = useQuery(previewQuery(template.kind, current, source));
  const samples = template.samples.map((difference, index) => ({
    value: String(index),
    label: difference ? labels.variant({ difference }) : labels.sample,
  }));
  const emails = (recent.data?.items ?? []).map(({ id, recipient }) => ({
    value: id,
    label: labels.real({ recipient: recipient ?? '' }),
  }));
  return (
    <Panel>
      <Form form={form} onSubmit={() => undefined}>
        <SelectField name="source" label={labels.with} options={[...samples, ...emails]} />
      </Form>
      {preview.isPending && <Spinner />}
      {preview.isError && (
        <Alert severity="info">
          {preview.error instanceof ApiError && preview.error.status === 400
            ? labels.refused
            : messageOf(preview.error, labels.failed)}
        </Alert>
      )}
      {preview.data && <WrittenEmail email={preview.data} />}
    </Panel>
  );
}

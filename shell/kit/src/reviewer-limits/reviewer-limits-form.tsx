import { messageOf } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import {
  CheckboxField,
  Form,
  FormSection,
  SubmitButton,
  TextField,
  useForm,
} from '@plenary/kit/forms';
import { formatList } from '@plenary/kit/i18n';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { currentLimitsOf, type ReviewerLimits } from './current-limits';
import { texts } from './texts';

const schema = () =>
  z.object({
    maxLoad: z.string().check(z.trim(), z.regex(/^(\d{0,2}|[1-4]\d\d|500)$/, texts.limitInvalid)),
    topics: z.array(z.boolean()),
    isPaused: z.boolean(),
  });

export interface ReviewerLimitsFormProps {
  limits: ReviewerLimits;
  labels: {
    pause: string;
    topics?: string;
    failed: string;
    conflict: (values: { current: string }) => string;
  };
  /** After a conflict the next save must carry the current version in `limits`. */
  error: Error | null;
  onSave: (limits: ReviewerLimits) => Promise<unknown>;
  children: (fields: ReactNode, submit: ReactNode) => ReactNode;
}

export function ReviewerLimitsForm(props: ReviewerLimitsFormProps) {
  const { limits, labels, error, onSave, children } = props;
  const edition = useEdition();
  const names = edition.topics.map(({ name }) => name);
  const form = useForm({
    schema: schema(),
    defaultValues: {
      maxLoad: limits.maxLoad?.toString() ?? '',
      topics: names.map((name) => limits.topics.includes(name)),
      isPaused: limits.isPaused,
    },
  });
  const fields = (
    <>
      <TextField
        name="maxLoad"
        label={texts.limit}
        hint={texts.limitHint({ usual: edition.limits.papersPerReviewer })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        optional
      />
      <CheckboxField name="isPaused" label={labels.pause} optional />
      <FormSection title={labels.topics ?? texts.topics}>
        {names.map((name, index) => (
          <CheckboxField key={name} name={`topics.${index}`} label={name} optional />
        ))}
      </FormSection>
    </>
  );
  return (
    <Form
      form={form}
      error={error && problemOf(error, labels)}
      onSubmit={({ maxLoad, topics: chosen, isPaused }) =>
        onSave({
          maxLoad: maxLoad === '' ? null : Number(maxLoad),
          topics: names.filter((_, index) => chosen[index]),
          isPaused,
          version: limits.version,
        })
      }
    >
      {children(fields, <SubmitButton>{texts.save}</SubmitButton>)}
    </Form>
  );
}

function problemOf(error: Error, labels: ReviewerLimitsFormProps['labels']): string {
  const current = currentLimitsOf(error);
  if (!current) return messageOf(error, labels.failed);
  const { maxLoad, topics, isPaused } = current;
  return labels.conflict({
    current: texts.current({
      limit: maxLoad === null ? texts.currentDefaultLimit : texts.currentLimit({ maxLoad }),
      topics:
        topics.length > 0
          ? texts.currentTopics({ topics: formatList(topics) })
          : texts.currentNoTopics,
      isPaused: String(isPaused),
    }),
  });
}

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
import * as z from 'zod/mini';
import { Fields, Foot } from '../../list/drawer-parts';
import { texts } from './reviewer-texts';
import { standingOf, useTerms, type Reviewer } from './reviewers.api';
import { texts as papers } from './texts';

const schema = z.object({
  maxLoad: z.string().check(z.trim(), z.regex(/^(\d{0,2}|[1-4]\d\d|500)$/, texts.limitWrong)),
  topics: z.array(z.boolean()),
  isPaused: z.boolean(),
});

/** How many papers, of which topics, and whether any at all. */
export function ReviewerTerms({ reviewer, onDone }: { reviewer: Reviewer; onDone: () => void }) {
  const { topics, limits } = useEdition();
  const names = topics.map(({ name }) => name);
  const saving = useTerms(reviewer.id);
  const { terms } = reviewer;
  const form = useForm({
    schema,
    defaultValues: {
      maxLoad: terms.maxLoad?.toString() ?? '',
      topics: names.map((name) => terms.topics.includes(name)),
      isPaused: terms.isPaused,
    },
  });
  return (
    <Form
      form={form}
      error={saving.isError && problemOf(saving.error)}
      onSubmit={async ({ maxLoad, topics: chosen, isPaused }) => {
        await saving.mutateAsync({
          maxLoad: maxLoad === '' ? null : Number(maxLoad),
          topics: names.filter((_, place) => chosen[place]),
          isPaused,
          version: terms.version,
        });
        onDone();
      }}
    >
      <Fields>
        <h3>{texts.terms}</h3>
        <TextField
          name="maxLoad"
          label={texts.limit}
          hint={texts.limitHint(limits.papersPerReviewer)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          optional
        />
        <CheckboxField name="isPaused" label={texts.pause} optional />
        <FormSection title={texts.topics}>
          {names.map((name, place) => (
            <CheckboxField key={name} name={`topics.${place}`} label={name} optional />
          ))}
        </FormSection>
      </Fields>
      <Foot>
        <SubmitButton>{texts.save}</SubmitButton>
      </Foot>
    </Form>
  );
}

function problemOf(error: Error): string {
  const now = standingOf(error);
  if (!now) return messageOf(error, papers.failed);
  return texts.changedMeanwhile(texts.standing(now.maxLoad, now.topics, now.isPaused));
}

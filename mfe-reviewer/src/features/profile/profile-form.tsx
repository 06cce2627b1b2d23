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
import { Alert, styled } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { type Profile, standingOf, useSaveProfile } from './profile.api';
import { texts } from './texts';

const Room = styled('div')({ maxInlineSize: 560 });

const schema = z.object({
  maxLoad: z.string().check(z.trim(), z.regex(/^(\d{0,2}|[1-4]\d\d|500)$/, texts.limitWrong)),
  topics: z.array(z.boolean()),
  isPaused: z.boolean(),
});

export function ProfileForm({ profile }: { profile: Profile }) {
  const { topics, limits } = useEdition();
  const names = topics.map(({ name }) => name);
  const saving = useSaveProfile();
  const form = useForm({
    schema,
    defaultValues: {
      maxLoad: profile.maxLoad?.toString() ?? '',
      topics: names.map((name) => profile.topics.includes(name)),
      isPaused: profile.isPaused,
    },
  });
  return (
    <Room>
      <Form
        form={form}
        error={saving.isError && problemOf(saving.error)}
        onSubmit={({ maxLoad, topics: chosen, isPaused }) =>
          saving.mutateAsync({
            maxLoad: maxLoad === '' ? null : Number(maxLoad),
            topics: names.filter((_, place) => chosen[place]),
            isPaused,
            version: profile.version,
          })
        }
      >
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
        <div>
          <SubmitButton>{texts.save}</SubmitButton>
        </div>
        <div role="status">
          {saving.isSuccess && (
            <Alert severity="success" role="presentation">
              {texts.saved}
            </Alert>
          )}
        </div>
      </Form>
    </Room>
  );
}

function problemOf(error: Error): string {
  const now = standingOf(error);
  if (!now) return messageOf(error, texts.saveFailed);
  return texts.changedMeanwhile(texts.standing(now.maxLoad, now.topics, now.isPaused));
}

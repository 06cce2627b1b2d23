import { formErrorOf } from '@plenary/kit/api';
import { CheckboxField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { Actions } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { preferencesQuery, useChangePreferences } from './preferences.api';
import { SavedAlert } from './saved';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

const schema = z.object({ hasShortcuts: z.boolean() });

/** Keys of a single character can be turned off (WCAG 2.1.4). */
export function Shortcuts() {
  const { data } = useQuery(preferencesQuery());
  const { shortcuts } = texts;
  return (
    <SettingsSection title={shortcuts.title} lead={shortcuts.lead}>
      {data && <Choice hasShortcuts={data.hasShortcuts} />}
    </SettingsSection>
  );
}

function Choice({ hasShortcuts }: { hasShortcuts: boolean }) {
  const form = useForm({ schema, defaultValues: { hasShortcuts } });
  const change = useChangePreferences();
  const { shortcuts } = texts;
  return (
    <Form
      form={form}
      onSubmit={(values) => change.mutateAsync(values)}
      error={formErrorOf(change.error, shortcuts.failed)}
      status={change.isSuccess && <SavedAlert text={shortcuts.saved} />}
    >
      <CheckboxField name="hasShortcuts" label={shortcuts.label} />
      <Actions>
        <SubmitButton>{shortcuts.save}</SubmitButton>
      </Actions>
    </Form>
  );
}

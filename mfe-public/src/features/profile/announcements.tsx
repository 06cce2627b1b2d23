import { formErrorOf } from '@plenary/kit/api';
import { CheckboxField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { Actions } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { preferencesQuery, useChangePreferences } from './preferences.api';
import { SavedAlert } from './saved';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

const schema = z.object({ getsAnnouncements: z.boolean() });

/** Also undoes "Unsubscribe" of an email. */
export function Announcements() {
  const { data } = useQuery(preferencesQuery());
  const { announcements } = texts;
  return (
    <SettingsSection title={announcements.title} lead={announcements.lead}>
      {data && <Choice getsAnnouncements={data.getsAnnouncements} />}
    </SettingsSection>
  );
}

function Choice({ getsAnnouncements }: { getsAnnouncements: boolean }) {
  const form = useForm({ schema, defaultValues: { getsAnnouncements } });
  const change = useChangePreferences();
  const { announcements } = texts;
  return (
    <Form
      form={form}
      onSubmit={(values) => change.mutateAsync(values)}
      error={formErrorOf(change.error, announcements.failed)}
      status={change.isSuccess && <SavedAlert text={announcements.saved} />}
    >
      <CheckboxField name="getsAnnouncements" label={announcements.label} />
      <Actions>
        <SubmitButton>{announcements.save}</SubmitButton>
      </Actions>
    </Form>
  );
}

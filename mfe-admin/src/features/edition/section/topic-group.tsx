import { CheckboxGroup } from '@plenary/kit/forms';
import { useState } from 'react';
import type { EditionDocument, Named } from '../model/fields';
import type { EditionForm } from './use-section-form';

interface TopicGroupProps extends Named {
  topics: EditionDocument['topics'];
  form: EditionForm;
}

/** Topics that were chosen and are no longer listed can be kept: submitted papers still have them. */
export function TopicGroup({ topics, form, ...field }: TopicGroupProps) {
  const [saved] = useState(() => form.getValues(field.name) as string[] | undefined);
  const names = new Set([...topics.map(({ name }) => name), ...(saved ?? [])]);
  const options = [...names].map((value) => ({ value, label: value }));
  return <CheckboxGroup {...field} options={options} optional />;
}

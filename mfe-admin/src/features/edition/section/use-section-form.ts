import { useForm, type KitForm } from '@plenary/kit/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { AdminEdition } from '../edition.api';
import type { EditionSection } from '../model/fields';
import { fromForm, toForm, type Values } from '../model/form-values';
import { valueAt } from '../model/dot-path';
import { merge, type Merged } from '../model/merge';

export type EditionForm = KitForm<Values>;

/** The server validates: its rules span sections. */
const anything = z.record(z.string(), z.unknown());

export function useSectionForm(section: EditionSection, edition: AdminEdition) {
  const [base, setBase] = useState(() => ({
    revision: edition.revision,
    values: valuesOf(section, edition),
  }));
  const form: EditionForm = useForm({ schema: anything, defaultValues: base.values });

  function rebase(current: AdminEdition): Merged {
    const theirs = valuesOf(section, current);
    const merged = merge(section.fields, base.values, form.getValues(), theirs);
    for (const { name } of merged.updated) form.setValue(name, valueAt(merged.values, name));
    setBase({ revision: current.revision, values: theirs });
    return merged;
  }

  function reset(saved: AdminEdition) {
    const values = valuesOf(section, saved);
    setBase({ revision: saved.revision, values });
    form.reset(values);
  }

  const discard = () => form.reset(base.values);

  const change = (values: Values) => ({
    revision: base.revision,
    values: fromForm(section.fields, values),
  });
  return { form, change, rebase, reset, discard };
}

function valuesOf({ keys, fields }: EditionSection, { document }: AdminEdition): Values {
  const parts = Object.fromEntries(keys.map((key) => [key, document[key]]));
  return toForm(fields, parts);
}

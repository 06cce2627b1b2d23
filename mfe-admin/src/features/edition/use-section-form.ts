import { useForm, type KitForm } from '@plenary/kit/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { AdminEdition } from './edition.api';
import type { EditionSection } from './fields';
import { fromForm, toForm, type Values } from './form-values';
import { valueAt } from './dot-path';
import { merge, type Merged } from './merge';

export type EditionForm = KitForm<Values>;

/** What the edition's parts must be is the server's to say: its rules span whole sections. */
const anything = z.record(z.string(), z.unknown());

/** A section as a form: what it began from, what to send, and what others did meanwhile. */
export function useSectionForm(section: EditionSection, edition: AdminEdition) {
  const [base, setBase] = useState(() => ({
    revision: edition.revision,
    values: valuesOf(section, edition),
  }));
  const form: EditionForm = useForm({ schema: anything, defaultValues: base.values });

  /** Goes on from what stands now, keeping what was written. */
  function meet(current: AdminEdition): Merged {
    const theirs = valuesOf(section, current);
    const merged = merge(section.fields, base.values, form.getValues(), theirs);
    for (const { name } of merged.takenOver) form.setValue(name, valueAt(merged.values, name));
    setBase({ revision: current.revision, values: theirs });
    return merged;
  }

  function begin(saved: AdminEdition) {
    const values = valuesOf(section, saved);
    setBase({ revision: saved.revision, values });
    form.reset(values);
  }

  const change = (values: Values) => ({
    revision: base.revision,
    values: fromForm(section.fields, values),
  });
  return { form, change, meet, begin };
}

function valuesOf({ keys, fields }: EditionSection, { document }: AdminEdition): Values {
  const parts = Object.fromEntries(
    keys.map((key) => [key, document[key as keyof typeof document]]),
  );
  return toForm(fields, parts);
}

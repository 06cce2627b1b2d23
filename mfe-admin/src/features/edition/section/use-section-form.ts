import { useForm, type KitForm } from '@plenary/kit/forms';
import { removeDraft } from '@plenary/kit/session';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { AdminEdition } from '../edition.api';
import type { EditionSection } from '../model/fields';
import { fromForm, toForm, type Values } from '../model/form-values';
import { valueAt } from '../model/dot-path';
import { merge, type Merged } from '../model/merge';
import { isSame } from '../model/same';
import { useKeptInput, type KeptInput } from './use-kept-input';

export type EditionForm = KitForm<Values>;

/** The server validates: its rules span sections. */
const anything = z.record(z.string(), z.unknown());

/** Where the input meets what another organiser saved meanwhile. */
export interface Rebased extends Merged {
  current: AdminEdition;
}

export function useSectionForm(section: EditionSection, edition: AdminEdition) {
  const [base, setBase] = useState(() => ({
    revision: edition.revision,
    values: valuesOf(section, edition),
  }));
  const [merged, setMerged] = useState<Rebased>();
  const [isRestored, setRestored] = useState(false);
  const form: EditionForm = useForm({ schema: anything, defaultValues: base.values });
  const draftKey = draftKeyOf(section, edition.id);
  useKeptInput(draftKey, form, base.values, restore);

  function restore(kept: KeptInput) {
    const found = merge(section.fields, kept.base, kept.values, base.values);
    if (isSame(found.values, base.values)) return forget();
    form.reset(found.values, { keepDefaultValues: true });
    setRestored(true);
    if (found.updated.length + found.conflicts.length > 0)
      setMerged({ ...found, current: edition });
  }

  function rebase(current: AdminEdition) {
    const theirs = valuesOf(section, current);
    const found = merge(section.fields, base.values, form.getValues(), theirs);
    for (const { name } of found.updated) form.setValue(name, valueAt(found.values, name));
    setBase({ revision: current.revision, values: theirs });
    setMerged({ ...found, current });
  }

  function reset(saved: AdminEdition) {
    const values = valuesOf(section, saved);
    setBase({ revision: saved.revision, values });
    startFrom(values);
  }

  function startFrom(values: Values) {
    form.reset(values);
    setMerged(undefined);
    setRestored(false);
    forget();
  }

  function forget() {
    if (draftKey) removeDraft(draftKey);
  }

  const change = (values: Values) => ({
    revision: base.revision,
    values: fromForm(section.fields, values),
  });
  const discard = () => startFrom(base.values);
  return { form, saved: base.values, merged, isRestored, change, rebase, reset, discard, forget };
}

/** Where the browser keeps unsaved input; undefined for secret sections. */
export function draftKeyOf({ isSecret, id }: EditionSection, editionId: string) {
  return isSecret ? undefined : `edition-${editionId}-${id}`;
}

/** The saved values of the form. */
export function valuesOf({ keys, fields }: EditionSection, { document }: AdminEdition): Values {
  const parts = Object.fromEntries(keys.map((key) => [key, document[key]]));
  return toForm(fields, parts);
}

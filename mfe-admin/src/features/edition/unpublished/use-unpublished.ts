import { onKeptDraft, readDraft, removeDraft } from '@plenary/kit/session';
import { useEffect, useState } from 'react';
import type { AdminEdition } from '../edition.api';
import { differences, type Difference } from '../model/differences';
import type { EditionSection } from '../model/fields';
import { fromForm, type Values } from '../model/form-values';
import { merge } from '../model/merge';
import { sections } from '../model/sections';
import { draftKeyOf, valuesOf } from '../section/use-section-form';
import { keptSchema } from '../section/use-kept-input';

/** A section with input that the browser keeps and no visitor sees. */
export interface Unpublished {
  section: EditionSection;
  changes: Difference[];
  /** Top-level keys of the edition with their values. */
  values: Values;
  /** Another organiser changed the same fields: its page asks which values to keep. */
  isConflicting: boolean;
}

/** Of this tab at once, of other tabs and earlier days once the browser has read them. */
export function useUnpublished(edition: AdminEdition) {
  const [kept, setKept] = useState<ReadonlyMap<string, unknown>>(() => draftsOfTab(edition));
  const { id } = edition;

  useEffect(() => {
    const stops = sections.flatMap((section) => {
      const key = draftKeyOf(section, id);
      if (!key) return [];
      const take = (draft: unknown) =>
        setKept((all) => (all.has(section.id) ? all : new Map(all).set(section.id, draft)));
      return [onKeptDraft(key, take)];
    });
    return () => stops.forEach((stop) => stop());
  }, [id]);

  function forget(forgotten: readonly EditionSection[]) {
    for (const section of forgotten) {
      const key = draftKeyOf(section, id);
      if (key) removeDraft(key);
    }
    const ids = forgotten.map((section) => section.id);
    setKept((all) => new Map([...all].filter(([each]) => !ids.includes(each))));
  }

  const items = sections.flatMap((section) => unpublished(section, kept.get(section.id), edition));
  return { items, forget };
}

function draftsOfTab({ id }: AdminEdition): Map<string, unknown> {
  return new Map(
    sections.flatMap((section): [string, unknown][] => {
      const key = draftKeyOf(section, id);
      const draft = key ? readDraft(key) : null;
      return draft ? [[section.id, draft]] : [];
    }),
  );
}

function unpublished(
  section: EditionSection,
  draft: unknown,
  edition: AdminEdition,
): Unpublished[] {
  const kept = keptSchema.safeParse(draft);
  if (!kept.success) return [];
  const saved = valuesOf(section, edition);
  const found = merge(section.fields, kept.data.base, kept.data.values, saved);
  const changes = differences(section.fields, saved, found.values);
  if (changes.length === 0) return [];
  const values = fromForm(section.fields, found.values);
  return [{ section, changes, values, isConflicting: found.conflicts.length > 0 }];
}

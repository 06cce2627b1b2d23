import { Form, SubmitButton, useFormState } from '@plenary/kit/forms';
import { Actions, Alert } from '@plenary/kit/ui';
import { useState } from 'react';
import { ConflictPanel } from './conflict-panel';
import {
  conflictOf,
  refusalOf,
  useSaveSection,
  type AdminEdition,
  type EditionConflict,
} from './edition.api';
import type { EditionSection } from './fields';
import type { Values } from './form-values';
import { LeaveQuestion } from './leave-question';
import type { Merged } from './merge';
import { Preview } from './preview';
import { SectionFields } from './section-fields';
import { texts } from './texts';
import { useSectionForm } from './use-section-form';

interface SectionFormProps {
  section: EditionSection;
  edition: AdminEdition;
}

/** One section with its own save. A save that comes second loses nothing: it asks what to keep. */
export function SectionForm({ section, edition }: SectionFormProps) {
  const { form, change, meet, begin } = useSectionForm(section, edition);
  const save = useSaveSection(edition.id, section);
  const [meanwhile, setMeanwhile] = useState<Merged & { conflict: EditionConflict }>();
  const { isDirty } = useFormState({ control: form.control });

  async function submit(values: Values) {
    try {
      begin(await save.mutateAsync(change(values)));
      setMeanwhile(undefined);
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict) throw error;
      setMeanwhile({ ...meet(conflict.current), conflict });
    }
  }

  return (
    <>
      <LeaveQuestion when={isDirty && !save.isPending} />
      <Form form={form} onSubmit={submit} error={refusalOf(section, save.error)}>
        {meanwhile && <ConflictPanel form={form} {...meanwhile} />}
        <SectionFields fields={section.fields} form={form} />
        <Actions>
          <SubmitButton>{texts.save}</SubmitButton>
          <Preview section={section} edition={edition} form={form} />
        </Actions>
        <div role="status">
          {save.isSuccess && !isDirty && (
            <Alert severity="success" role="presentation">
              {texts.saved}
            </Alert>
          )}
        </div>
      </Form>
    </>
  );
}

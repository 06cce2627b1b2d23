import { Form, useFormState } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictPanel } from './conflict-panel';
import {
  conflictOf,
  saveErrorOf,
  useSaveSection,
  type AdminEdition,
  type EditionConflict,
} from '../edition.api';
import type { EditionSection } from '../model/fields';
import type { Values } from '../model/form-values';
import { UnsavedChanges } from '../../../shared/page/unsaved-changes';
import type { Merged } from '../model/merge';
import { samplesQuery } from '../samples/samples.api';
import { Preview } from './preview';
import { SaveBar } from './save-bar';
import { SectionFields } from './section-fields';
import { texts } from '../texts';
import { useSectionForm } from './use-section-form';
import { useMay } from '@plenary/kit/session';
import { rightsOf } from '../model/section-rights';

interface SectionFormProps {
  section: EditionSection;
  edition: AdminEdition;
}

export function SectionForm({ section, edition }: SectionFormProps) {
  const { form, change, rebase, reset, discard } = useSectionForm(section, edition);
  const save = useSaveSection(edition.id, section);
  const [merged, setMerged] = useState<Merged & { conflict: EditionConflict }>();
  const [opening, setOpening] = useState<Values>();
  const may = useMay();
  const mayChange = rightsOf(section.id).some(may);
  const client = useQueryClient();
  const { isDirty } = useFormState({ control: form.control });

  async function submit(values: Values) {
    if (!mayChange) return;
    const opens = change(values).values['registration'] as { open?: boolean } | undefined;
    const isOpening = opens?.open === true && !edition.document.registration.open;
    if (isOpening && may('samples:write') && (await client.fetchQuery(samplesQuery())).people > 0)
      setOpening(values);
    else await store(values);
  }

  async function store(values: Values) {
    try {
      reset(await save.mutateAsync(change(values)));
      setMerged(undefined);
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict) throw error;
      setMerged({ ...rebase(conflict.current), conflict });
    }
  }

  return (
    <>
      <UnsavedChanges when={isDirty && !save.isPending} />
      <Form form={form} onSubmit={submit} error={saveErrorOf(section, save.error)}>
        {merged && <ConflictPanel form={form} {...merged} />}
        <SectionFields fields={section.fields} form={form} />
        <div role="status">
          {save.isSuccess && !isDirty && (
            <Alert severity="success" role="presentation">
              {texts.saved}
            </Alert>
          )}
        </div>
        {mayChange ? (
          <SaveBar section={section} form={form} onDiscard={discard}>
            <Preview section={section} edition={edition} form={form} />
          </SaveBar>
        ) : (
          <Alert severity="info">{texts.readOnly}</Alert>
        )}
      </Form>
      {opening && (
        <ConfirmDialog
          {...texts.openWithSamples}
          onClose={() => setOpening(undefined)}
          onConfirm={async () => {
            setOpening(undefined);
            await store(opening);
          }}
        />
      )}
    </>
  );
}

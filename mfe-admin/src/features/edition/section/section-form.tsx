import { Form, useFormState } from '@plenary/kit/forms';
import { Alert, Button, styled } from '@plenary/kit/ui';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { useState } from 'react';
import { ConflictPanel } from './conflict-panel';
import { conflictOf, saveErrorOf, useSaveSection, type AdminEdition } from '../edition.api';
import { hasPrices, isPublished } from '../model/audience';
import { differences, type Difference } from '../model/differences';
import type { EditionSection } from '../model/fields';
import type { Values } from '../model/form-values';
import { UnsavedChanges } from '../../../shared/page/unsaved-changes';
import { lazyPart } from '../../../shared/lazy-part';
import { useHasSamples } from '../samples/samples.api';
import { Preview } from './preview';
import { ReviewDialog } from './review-dialog';
import { SaveBar } from './save-bar';
import { SectionFields } from './section-fields';
import { texts } from '../texts';
import { useAddedMember } from './use-added-member';
import { useSectionForm } from './use-section-form';
import { useMay } from '@plenary/kit/session';
import { rightsOf } from '../model/section-rights';

const ReviewFormPreview = lazyPart(() => import('../review-form/review-form-preview'));
const TrackFormsPreview = lazyPart(() => import('../review-form/track-forms-preview'));
const FeeBandsPreview = lazyPart(() => import('../fee-bands/fee-bands-preview'));

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 };

/** The preview of a phone fits next to the fields. */
const Columns = styled('div')(({ theme }) => ({
  ...column,
  '& > div': { ...column, alignContent: 'start' },
  [theme.breakpoints.up('lg')]: {
    '&:has(> [data-width="phone"])': { gridTemplateColumns: 'minmax(0, 1fr) 394px' },
    '& > [data-width="phone"]': { position: 'sticky', insetBlockStart: 80 },
  },
}));

interface SectionFormProps {
  section: EditionSection;
  edition: AdminEdition;
}

/** A question before a save; the answer is whether it goes on. */
type Question = ({ about: 'changes'; changes: Difference[] } | { about: 'samples' }) & {
  answer: (goesOn: boolean) => void;
};

export function SectionForm({ section, edition }: SectionFormProps) {
  const { form, saved, merged, isRestored, change, ...input } = useSectionForm(section, edition);
  const save = useSaveSection(edition.id, section);
  useAddedMember(section, form);
  const [question, setQuestion] = useState<Question>();
  const may = useMay();
  const hasSamples = useHasSamples();
  const mayChange = rightsOf(section.id).some(may);
  const { isDirty } = useFormState({ control: form.control });
  const isReviewed = isPublished(section, edition);
  const [isPreviewed, setPreviewed] = useState(false);

  /** The form stays busy meanwhile, so that the answer is about its values. */
  async function ask(about: (answer: Question['answer']) => Question) {
    const goesOn = await new Promise<boolean>((answer) => setQuestion(about(answer)));
    setQuestion(undefined);
    return goesOn;
  }

  async function submit(values: Values) {
    if (!mayChange) return;
    const { readable = (all: Values) => all } = section;
    const changes = differences(section.fields, readable(saved), readable(values));
    const isAsked = isReviewed && changes.length > 0;
    if (isAsked && !(await ask((answer) => ({ about: 'changes', changes, answer })))) return;
    const opens = change(values).values['registration'] as { open?: boolean } | undefined;
    const isOpening = opens?.open === true && !edition.document.registration.open;
    const isFilled = isOpening && (await hasSamples());
    if (isFilled && !(await ask((answer) => ({ about: 'samples', answer })))) return;
    await store(values);
  }

  async function store(values: Values) {
    try {
      input.reset(await save.mutateAsync(change(values)));
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict) throw error;
      input.rebase(conflict.current);
    }
  }

  return (
    <>
      <UnsavedChanges when={section.isSecret === true && isDirty && !save.isPending} />
      <Form form={form} onSubmit={submit} error={saveErrorOf(section, save.error)}>
        {merged && <ConflictPanel form={form} {...merged} />}
        <div role="status">
          {isRestored && !merged && isDirty && (
            <Alert severity="info" role="presentation">
              {texts.bar.restored}
            </Alert>
          )}
        </div>
        <Columns>
          <div>
            <SectionFields fields={section.fields} form={form} edition={edition} />
            {section.id === 'fee-bands' && (
              <FeeBandsPreview form={form} fees={edition.document.fees} />
            )}
            {section.id === 'review-form' && <ReviewFormPreview form={form} />}
            {section.id === 'tracks' && (
              <TrackFormsPreview form={form} reviewFields={edition.document.reviewFields} />
            )}
          </div>
          {isPreviewed && <Preview section={section} edition={edition} form={form} />}
        </Columns>
        <div role="status">
          {save.isSuccess && !isDirty && (
            <Alert severity="success" role="presentation">
              {texts.saved}
            </Alert>
          )}
        </div>
        {mayChange ? (
          <SaveBar
            section={section}
            form={form}
            isReviewed={isReviewed && isDirty}
            onDiscard={input.discard}
          >
            <Button
              look="outlined"
              aria-expanded={isPreviewed}
              onClick={() => setPreviewed(!isPreviewed)}
            >
              {isPreviewed ? texts.preview.close : texts.preview.make}
            </Button>
          </SaveBar>
        ) : (
          <Alert severity="info">{texts.readOnly}</Alert>
        )}
      </Form>
      {question?.about === 'changes' && (
        <ReviewDialog
          changes={question.changes}
          arePrices={hasPrices(section)}
          onClose={() => question.answer(false)}
          onConfirm={() => question.answer(true)}
        />
      )}
      {question?.about === 'samples' && (
        <ConfirmDialog
          {...texts.openWithSamples}
          onClose={() => question.answer(false)}
          onConfirm={() => question.answer(true)}
        />
      )}
    </>
  );
}

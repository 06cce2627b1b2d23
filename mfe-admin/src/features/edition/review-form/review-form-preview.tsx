import { useWatch } from '@plenary/kit/forms';
import { Panel } from '@plenary/kit/ui';
import { fromForm, type Values } from '../model/form-values';
import type { EditionDocument } from '../model/fields';
import { reviewForm } from '../model/sections/review-form';
import { texts as sectionTexts } from '../model/sections/review-form.texts';
import type { EditionForm } from '../section/use-section-form';
import { AddedFields } from './added-fields';

const { preview: texts } = sectionTexts;

/** The added fields of the form's values, unsaved ones too, without a way to answer them. */
export default function ReviewFormPreview({ form }: { form: EditionForm }) {
  const values = useWatch({ control: form.control }) as Values;
  const { reviewFields } = fromForm(reviewForm.fields, values) as Pick<
    EditionDocument,
    'reviewFields'
  >;
  return (
    <Panel as="div">
      <h2>{texts.title}</h2>
      <AddedFields fields={reviewFields} />
    </Panel>
  );
}

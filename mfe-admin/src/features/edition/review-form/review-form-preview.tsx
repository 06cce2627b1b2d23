import { useWatch } from '@plenary/kit/forms';
import { colours, Panel, styled } from '@plenary/kit/ui';
import { fromForm, type Values } from '../model/form-values';
import { reviewForm } from '../model/sections/review-form';
import { texts as sectionTexts } from '../model/sections/review-form.texts';
import type { EditionDocument } from '../model/fields';
import type { EditionForm } from '../section/use-section-form';

type AddedField = EditionDocument['reviewFields'][number];

const { preview: texts } = sectionTexts;

const Field = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  margin: 0,
  paddingInline: 0,
  paddingBlock: '12px 0',
  border: 'none',
  overflowWrap: 'anywhere',
  '& legend': { padding: 0, fontWeight: 700, color: colours.ink },
  '& label': { display: 'flex', gap: 8, alignItems: 'baseline' },
  '& textarea': { inlineSize: '100%', font: 'inherit' },
});

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
      <p>{reviewFields.length === 0 ? texts.none : texts.text}</p>
      {reviewFields.map((field, index) => (
        <FieldPreview key={field.id} field={field} number={index + 1} />
      ))}
    </Panel>
  );
}

function FieldPreview({ field, number }: { field: AddedField; number: number }) {
  const { id, label, help, kind, options, maxLength, required, visibleToAuthors } = field;
  const isText = kind === 'text';
  const name = label || texts.unnamed({ number });
  const hints = [
    visibleToAuthors ? texts.visible : texts.committee,
    help,
    isText && maxLength && texts.limit({ maximum: String(maxLength) }),
  ];
  return (
    <Field disabled>
      <legend>
        {name} {!required && texts.optional}
      </legend>
      <p>{hints.filter(Boolean).join(' ')}</p>
      {isText ? (
        <textarea rows={3} aria-label={name} />
      ) : (
        options.map((option, index) => (
          <label key={`${index} ${option}`}>
            <input type="radio" name={`preview-${id}`} />
            <span>{kind === 'scale' ? texts.step({ step: index + 1, name: option }) : option}</span>
          </label>
        ))
      )}
    </Field>
  );
}

import { colours, styled } from '@plenary/kit/ui';
import type { EditionDocument } from '../model/fields';
import { texts as sectionTexts } from '../model/sections/review-form.texts';

export type AddedField = EditionDocument['reviewFields'][number];

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

/** As reviewers see them, without a way to answer. */
export function AddedFields({ fields }: { fields: AddedField[] }) {
  return (
    <>
      <p>{fields.length === 0 ? texts.none : texts.text}</p>
      {fields.map((field, index) => (
        <FieldPreview key={field.id} field={field} number={index + 1} />
      ))}
    </>
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

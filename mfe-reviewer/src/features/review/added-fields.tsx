import { RadioCards, TextAreaField, useWatch, type KitForm } from '@plenary/kit/forms';
import { styled } from '@plenary/kit/ui';
import { limitOf, type AddedField } from './added-answers';
import { Audience } from './audience';
import type { FormValues } from './review-form.schema';
import { addedTexts as texts } from './texts';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& [data-field]': { marginBlock: 0 },
  '& [role="radiogroup"] label': {
    padding: '8px 14px',
    gap: '0 12px',
    alignContent: 'center',
    overflowWrap: 'anywhere',
  },
  '& [role="radiogroup"] [id$="-text"]': { display: 'none' },
});

interface AddedFieldsProps {
  fields: readonly AddedField[];
  form: KitForm<FormValues, unknown>;
}

/** Fields `answers.<id>`, in the order of the form. */
export function AddedFields({ fields, form }: AddedFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <Fields>
      {fields.map((field) =>
        field.kind === 'text' ? (
          <TextAnswer key={field.id} field={field} form={form} />
        ) : (
          <RadioCards
            key={field.id}
            {...commonOf(field)}
            hint={<Audience isVisible={field.visibleToAuthors} hint={field.help} />}
            isColumn
            options={optionsOf(field)}
          />
        ),
      )}
    </Fields>
  );
}

function TextAnswer({ field, form }: { field: AddedField; form: AddedFieldsProps['form'] }) {
  const { id, help, visibleToAuthors } = field;
  const text = useWatch({ control: form.control, name: `answers.${id}` });
  const count = texts.count({ count: text?.length ?? 0, maximum: limitOf(field) });
  return (
    <TextAreaField
      {...commonOf(field)}
      rows={4}
      hint={
        <Audience isVisible={visibleToAuthors} hint={[help, count].filter(Boolean).join(' ')} />
      }
    />
  );
}

const commonOf = ({ id, label, required }: AddedField) => ({
  name: `answers.${id}`,
  label,
  optional: !required,
});

/** Numbered from 1. An optional answer can be withdrawn. */
function optionsOf({ kind, options, required }: AddedField) {
  const named = options.map((name, index) => ({
    value: String(index + 1),
    title: kind === 'scale' ? texts.option({ step: index + 1, name }) : name,
  }));
  return required ? named : [...named, { value: '', title: texts.noAnswer }];
}

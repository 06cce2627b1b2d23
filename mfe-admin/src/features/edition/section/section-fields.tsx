import type { EditionField } from '../model/fields';
import { ListField } from './list-field';
import { SimpleField } from './simple-field';
import { TableField } from './table/table-field';
import type { EditionForm } from './use-section-form';

interface SectionFieldsProps {
  fields: readonly EditionField[];
  form: EditionForm;
  /** Of the conference: an IANA name. */
  zone: string;
  /** Of the entry whose fields these are: `speakers.2.`. */
  prefix?: string;
}

export function SectionFields({ fields, form, zone, prefix = '' }: SectionFieldsProps) {
  return fields.map((field) => {
    const name = prefix + field.name;
    if (field.kind === 'list' && field.isTable) {
      return <TableField key={name} spec={field} name={name} form={form} />;
    }
    return field.kind === 'list' ? (
      <ListField
        key={name}
        spec={field}
        name={name}
        form={form}
        fieldsOf={(entry) => (
          <SectionFields fields={field.fields} form={form} zone={zone} prefix={`${entry}.`} />
        )}
      />
    ) : (
      <SimpleField key={name} spec={field} name={name} form={form} zone={zone} />
    );
  });
}

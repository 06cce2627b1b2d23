import { lazyPart } from '../../../shared/lazy-part';
import type { AdminEdition } from '../edition.api';
import type { EditionField } from '../model/fields';
import { ListField } from './list-field';
import { SimpleField } from './simple-field';
import { TableField } from './table/table-field';
import type { EditionForm } from './use-section-form';

const ScheduleField = lazyPart(() => import('../schedule/schedule-field'));

interface SectionFieldsProps {
  fields: readonly EditionField[];
  form: EditionForm;
  edition: AdminEdition;
  /** Of the entry whose fields these are: `speakers.2.`. */
  prefix?: string;
}

export function SectionFields(props: SectionFieldsProps) {
  const { fields, form, edition, prefix = '' } = props;
  const { timeZone, topics } = edition.document;
  return fields.map((field) => {
    const name = prefix + field.name;
    if (field.kind === 'list' && field.isSchedule) {
      return <ScheduleField key={name} spec={field} form={form} editionId={edition.id} />;
    }
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
          <SectionFields {...props} fields={field.fields} prefix={`${entry}.`} />
        )}
      />
    ) : (
      <SimpleField
        key={name}
        spec={field}
        name={name}
        form={form}
        zone={timeZone}
        topics={topics}
      />
    );
  });
}

import {
  CheckboxField,
  CheckboxGroup,
  EmailField,
  SelectField,
  TextAreaField,
  TextField,
} from '@plenary/kit/forms';
import { styled } from '@plenary/kit/ui';
import type { EditionDocument, SimpleField as Spec } from '../model/fields';
import { InstantField } from './instant-field';
import { texts } from '../texts';
import { PictureField } from '../../../shared/pictures/picture-field';
import { TopicGroup } from './topic-group';
import type { EditionForm } from './use-section-form';
import { ZoneField } from './zone-field';

/** Short options next to each other. */
const Compact = styled('div')({
  '& > [role="group"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
    columnGap: 16,
  },
  '& > [role="group"] > :not(label)': { gridColumn: '1 / -1' },
});

const INPUTS = { line: 'text', url: 'url', day: 'date', time: 'time' } as const;

interface SimpleFieldProps {
  spec: Spec;
  /** The full dot path. */
  name: string;
  form: EditionForm;
  /** Of the conference: an IANA name. */
  zone: string;
  topics?: EditionDocument['topics'];
}

export function SimpleField({ spec, name, form, zone, topics = [] }: SimpleFieldProps) {
  const { label, hint } = spec;
  const common = { name, label, hint };
  switch (spec.kind) {
    case 'yes-no':
      return <CheckboxField {...common} optional />;
    case 'choice':
      return <SelectField {...common} options={spec.options} />;
    case 'choices':
      return (
        <Compact>
          {spec.options === 'topics' ? (
            <TopicGroup {...common} topics={topics} form={form} />
          ) : (
            <CheckboxGroup {...common} options={spec.options} optional={spec.optional} />
          )}
        </Compact>
      );
    case 'area':
      return <TextAreaField {...common} rows={4} optional={Boolean(spec.optional)} />;
    case 'lines':
      return <TextAreaField {...common} rows={6} optional={spec.optional} />;
    case 'number':
      return (
        <TextField
          {...common}
          inputMode="decimal"
          unit={spec.unit}
          optional={Boolean(spec.optional)}
        />
      );
    case 'instant':
      return <InstantField {...common} form={form} zone={zone} />;
    case 'zone':
      return <ZoneField {...common} form={form} />;
    case 'picture':
      return <PictureField {...common} none={texts.picture.none} form={form} />;
    case 'email':
      return <EmailField {...common} autoComplete="off" optional={Boolean(spec.optional)} />;
    case 'line':
    case 'url':
    case 'day':
    case 'time':
      return <TextField {...common} type={INPUTS[spec.kind]} optional={Boolean(spec.optional)} />;
  }
}

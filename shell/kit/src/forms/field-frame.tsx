import FormControl from '@mui/material/FormControl';
import type { ReactNode } from 'react';
import { IconAlertCircle } from '../art/icons';
import { Group, Help, Label, Legend, Optional } from './field-parts';
import { texts } from './texts';
import type { Field, FieldProps } from './use-field';

type FrameProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'optional' | 'disabled'> & {
  field: Field;
  children: ReactNode;
};

export function FieldFrame(props: FrameProps) {
  const { field, name, disabled, children } = props;
  return (
    <FormControl fullWidth error={Boolean(field.message)} disabled={disabled} data-field={name}>
      <Label htmlFor={field.id}>
        <LabelText {...props} />
      </Label>
      {children}
      <Below {...props} />
    </FormControl>
  );
}

export function GroupFrame(props: FrameProps) {
  const { field, name, disabled, children } = props;
  const labelId = `${field.id}-label`;
  return (
    <Group
      fullWidth
      error={Boolean(field.message)}
      disabled={disabled}
      data-field={name}
      role="radiogroup"
      aria-labelledby={labelId}
      {...field.aria}
    >
      <Legend id={labelId}>
        <LabelText {...props} />
      </Legend>
      {children}
      <Below {...props} />
    </Group>
  );
}

function LabelText({ label, optional }: Pick<FrameProps, 'label' | 'optional'>) {
  return (
    <>
      <span data-label="">{label}</span>
      {optional && <Optional> {texts.optional}</Optional>}
    </>
  );
}

export function Below({ field, hint }: Pick<FrameProps, 'field' | 'hint'>) {
  return (
    <>
      {hint && (
        <Help id={`${field.id}-hint`} error={false}>
          {hint}
        </Help>
      )}
      {field.message && (
        <Help id={`${field.id}-error`} error>
          <IconAlertCircle />
          <span>{field.message}</span>
        </Help>
      )}
    </>
  );
}

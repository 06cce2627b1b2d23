import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconAlertCircle } from '../art/icons';
import { colours, fonts, type } from '../ui/theme/tokens';
import { texts } from './texts';
import type { Field, FieldProps } from './use-field';

const Label = styled('label')({
  alignSelf: 'start',
  marginBlockEnd: 6,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontWeight: 500,
  color: colours.ink,
});

const Legend = styled('div')({
  marginBlockEnd: 12,
  fontFamily: fonts.display,
  fontWeight: 700,
  fontSize: type.h3,
  lineHeight: 1.1,
  color: '#1a237e',
});

const Optional = styled('span')({ fontWeight: 400, color: colours.muted });

const Help = styled(FormHelperText)({
  display: 'flex',
  gap: 6,
  margin: '6px 0 0',
  textAlign: 'start',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: colours.muted,
  '&.Mui-error': { fontWeight: 500 },
  '& svg': { flex: 'none', inlineSize: 16, blockSize: 20 },
});

type FrameProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'optional' | 'disabled'> & {
  field: Field;
  children: ReactNode;
};

/** Label above, control, then hint and error below. */
export function FieldFrame(props: FrameProps) {
  const { field, name, label, optional, children } = props;
  return (
    <FormControl
      fullWidth
      error={Boolean(field.message)}
      disabled={props.disabled}
      data-field={name}
    >
      <Label id={`${field.id}-label`} htmlFor={field.id}>
        <span data-label="">{label}</span>
        {optional && <Optional> {texts.optional}</Optional>}
      </Label>
      {children}
      <Below {...props} />
    </FormControl>
  );
}

/** The same around several controls that answer one question. */
export function GroupFrame(props: FrameProps) {
  const { field, name, label, optional, children } = props;
  const { id, aria, message } = field;
  return (
    <FormControl
      fullWidth
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...aria}
      error={Boolean(message)}
      disabled={props.disabled}
      data-field={name}
    >
      <Legend id={`${id}-label`}>
        <span data-label="">{label}</span>
        {optional && <Optional> {texts.optional}</Optional>}
      </Legend>
      {children}
      <Below {...props} />
    </FormControl>
  );
}

/** Hint and error, as the control's description names them. */
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

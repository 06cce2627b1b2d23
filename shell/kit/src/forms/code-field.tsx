import { styled } from '@mui/material/styles';
import { useEffect, type ChangeEvent, type ReactNode } from 'react';
import { colours, fonts } from '../ui/theme/tokens';
import { Control } from './control';
import { FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

const Box = styled(Control, { shouldForwardProp: (prop) => prop !== 'length' })<{
  length: number;
}>(({ length }) => ({
  inlineSize: 48 + 31 * length,
  flex: 'none',
  maxInlineSize: '100%',
  minBlockSize: 64,
  '& .MuiInputBase-input': {
    padding: '13px 20px',
    fontFamily: fonts.reference,
    fontSize: '1.75rem',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '0.5em',
    color: colours.ink,
  },
}));

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
});

export interface CodeFieldProps extends FieldProps {
  length?: number;
  /** Next to the field. */
  aside?: ReactNode;
}

/** One field for all digits, so that pasting and autofill work. */
export function CodeField(props: CodeFieldProps) {
  const { name, length = 4, aside } = props;
  const field = useField(props);
  const { ref, onChange, ...input } = field.form.register(name);
  const { secrets } = field.form;

  useEffect(() => {
    secrets.add(name);
  }, [secrets, name]);

  // maxLength would cut a paste of '40 71' before its space is removed.
  function keepDigits(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    event.target.value = event.target.value.replace(/\D/g, '').slice(0, length);
    void onChange(event);
  }

  return (
    <FieldFrame {...props} field={field}>
      <Line>
        <Box
          {...input}
          length={length}
          onChange={keepDigits}
          inputRef={ref}
          id={field.id}
          autoComplete="one-time-code"
          disableInjectingGlobalStyles
          inputProps={{ ...field.input, inputMode: 'numeric', pattern: '[0-9]*' }}
        />
        {aside}
      </Line>
    </FieldFrame>
  );
}

import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useState } from 'react';
import { IconEye, IconEyeOff } from '../art/icons';
import { inSentence } from '../i18n';
import { colours } from '../ui/theme/tokens';
import { Control } from './control';
import { FieldFrame } from './field-frame';
import { texts } from './texts';
import { useField, type FieldProps } from './use-field';

const Eye = styled(IconButton)({ color: colours.muted });

export interface PasswordFieldProps extends FieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** Drafts never keep the value. */
export const PasswordField = memo(function PasswordField(props: PasswordFieldProps) {
  const { name, label, autoComplete } = props;
  const field = useField(props);
  const { ref, ...input } = field.form.register(name);
  const [isShown, setShown] = useState(false);
  const { secrets } = field.form;
  const named = { label: inSentence(label) };

  useEffect(() => {
    secrets.add(name);
  }, [secrets, name]);

  return (
    <FieldFrame {...props} field={field}>
      <Control
        {...input}
        inputRef={ref}
        id={field.id}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        disableInjectingGlobalStyles
        inputProps={{ ...field.input, autoCapitalize: 'none', spellCheck: false }}
        endAdornment={
          <Eye
            aria-label={isShown ? texts.hide(named) : texts.show(named)}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <IconEyeOff /> : <IconEye />}
          </Eye>
        }
      />
    </FieldFrame>
  );
});

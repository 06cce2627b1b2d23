import { TextField, type TextFieldProps } from './text-field';

interface EmailFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
> {
  /** `username` where the address logs in, `off` for another person's address. */
  autoComplete?: 'email' | 'username' | 'off';
}

/**
 * A field for an email address, internationalised ones included (RFC 6531). It is not `type="email"`:
 * Chromium turns the domain into its A-label there, and browsers refuse a local part outside ASCII.
 */
export function EmailField({ autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

import { PasswordField } from '@plenary/kit/forms';
import { PASSWORD_MIN } from './account.schema';
import { texts } from './texts';

/** The fields `password` and `confirmPassword`; check them with `newPassword` and `samePasswords`. */
export function NewPasswordFields(props: { label: string; confirmationLabel: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={props.label}
        hint={texts.account.passwordHint({ length: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={props.confirmationLabel}
        autoComplete="new-password"
      />
    </>
  );
}

import type { components } from '@plenary/kit/api';
import { PasswordField, TextField } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { texts } from './texts';

export type StepUp = components['schemas']['IdentityProof'];

export const stepUpShape = {
  password: z.string().check(z.minLength(1, texts.missing)),
  code: z.string().check(z.trim()),
};
export const emptyStepUp = { password: '', code: '' };

/** The proof as the API takes it: without a code that was left blank. */
export function proofOf({ password, code }: { password: string; code: string }): StepUp {
  return code === '' ? { password } : { password, code };
}

/** Asks the administrator to prove who they are. */
export function StepUpFields() {
  return (
    <>
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      <TextField
        name="code"
        label={texts.code}
        hint={texts.codeHint}
        optional
        autoComplete="one-time-code"
      />
    </>
  );
}

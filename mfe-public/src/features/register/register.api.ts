import { ApiError } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { useMutation } from '@tanstack/react-query';
import type { SignUp } from './register.schema';
import { texts } from './texts';

export type CreateAccount = ReturnType<typeof useCreateAccount>;

export function useCreateAccount() {
  const { register } = useAuth();
  return useMutation({
    mutationFn: ({ firstName, lastName, email, password, institution }: SignUp) =>
      register({ firstName, lastName, email, password, institution }).catch(moveToEmailField),
  });
}

/** The specification shows a 409 on the email field. */
function moveToEmailField(error: unknown): never {
  const isTaken = error instanceof ApiError && error.status === 409;
  throw isTaken ? new ApiError(409, { fields: { email: texts.emailTaken } }) : error;
}

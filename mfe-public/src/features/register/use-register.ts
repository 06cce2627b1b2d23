import { ApiError } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { useMutation } from '@tanstack/react-query';
import type { Registration } from './register.schema';
import { texts } from './texts';

export type Register = ReturnType<typeof useRegister>;

/** Creates the account and signs in. The confirmation of the password stays in the browser. */
export function useRegister() {
  const auth = useAuth();
  return useMutation({
    mutationFn: ({ firstName, lastName, email, password, institution }: Registration) =>
      auth.register({ firstName, lastName, email, password, institution }).catch(atTheEmail),
  });
}

function atTheEmail(error: unknown): never {
  const isTaken = error instanceof ApiError && error.status === 409;
  throw isTaken ? new ApiError(409, { fields: { email: texts.emailTaken } }) : error;
}

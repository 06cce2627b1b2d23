import { api, unwrap } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export const secondStepQuery = queryOptions({
  queryKey: ['profile', 'second-step'],
  queryFn: () => unwrap(api.GET('/api/v1/auth/second-step')),
  gcTime: 0,
});

/** The password, and a code of the app or a recovery code. */
export interface Proof {
  password: string;
  code: string;
}

/** @throws ApiError */
export function turnOffSecondStep(body: Proof) {
  return unwrap(api.DELETE('/api/v1/auth/second-step', { body }));
}

/** The old recovery codes are dead. @throws ApiError */
export function renewRecoveryCodes(body: Proof) {
  return unwrap(api.POST('/api/v1/auth/second-step/recovery-codes', { body }));
}

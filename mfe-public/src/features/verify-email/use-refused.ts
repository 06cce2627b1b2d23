import { ApiError } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';

/**
 * For the calls of people who are not verified. One that is refused may come from somebody who has
 * verified the address on another device meanwhile: then this one shows it.
 */
export function useRefused(): (error: unknown) => void {
  const { checkStatus } = useAuth();
  return (error) => {
    const isRefused = error instanceof ApiError && [400, 409].includes(error.status);
    if (isRefused) void checkStatus();
  };
}

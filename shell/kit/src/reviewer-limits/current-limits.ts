import { ApiError, type components } from '@plenary/kit/api';

export type ReviewerLimits = components['schemas']['ReviewerProfile'];

export function currentLimitsOf(error: Error | null): ReviewerLimits | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') return undefined;
  return (error.body as { current?: ReviewerLimits }).current;
}

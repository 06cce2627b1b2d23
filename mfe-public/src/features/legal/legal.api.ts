import { api, unwrap } from '@plenary/kit/api';
import type { components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export type LegalTexts = components['schemas']['Edition']['legal'];
export type LegalName = Exclude<keyof LegalTexts, 'isSample'>;

/** @param initial the texts inlined in a prerendered legal page; other pages leave them out */
export const legalTextsQuery = (initial: LegalTexts | undefined) =>
  queryOptions({
    queryKey: ['edition', 'legal'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/edition', { signal }))).legal,
    initialData: initial,
    staleTime: Infinity,
  });

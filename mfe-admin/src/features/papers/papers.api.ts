import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { List } from '../../shared/list/use-list';
import { texts } from './texts';

export type PaperRow = components['schemas']['AdminPaperRow'];
export type FoundPart = components['schemas']['FoundText'][number];
export type PaperStatus = PaperRow['status'];
export type PaperPhase = 'screening' | 'review' | 'decisions' | 'final';
export type PaperCounts = components['schemas']['AdminPaperCounts'];
type CameraReadyExport = components['schemas']['CameraReadyExport'];
type PapersExport = components['schemas']['PapersExport'];
export type PapersFormat = PapersExport['format'] | 'camera-ready';

export const DAY_MS = 86_400_000;
export const PAGE_SIZE = 20;
export const FORMATS: PapersFormat[] = ['csv', 'xlsx', 'json', 'zip', 'camera-ready'];

export const papersKey = ['admin', 'papers'];

export const papersQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...papersKey, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/papers', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** In use, with the number of papers of each. */
export const tagsQuery = () =>
  queryOptions({
    queryKey: [...papersKey, 'tags'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/admin/papers/tags', { signal }))).items,
  });

/** The list as a file. The cast is safe: the server validates the query string again. */
export function exportOf(list: List, format: PapersFormat): PapersExport | CameraReadyExport {
  const rows = { sort: list.sort, ...list.narrowing };
  return format === 'camera-ready'
    ? ({ kind: 'camera-ready', ...rows } as CameraReadyExport)
    : ({ kind: 'papers', format, ...rows } as PapersExport);
}

export const paperNumber = (number: number | null): string =>
  number === null ? texts.noNumber : texts.number({ number });

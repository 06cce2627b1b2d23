import { api, ApiError, messageOf, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { texts } from './texts';

type Schemas = components['schemas'];
export type Stats = Schemas['DashboardStats']['data'];
export type WorkItem = Schemas['WorkItem'];
export type Progress = Schemas['DashboardProgress'];
export type Trends = Schemas['DashboardTrends'];

/** While the tab is visible. */
const POLL_MS = 30_000;
const TRENDS_POLL_MS = 10 * POLL_MS;

/** An answer with its entity tag. */
interface Held<Answer> {
  tag: string;
  answer: Answer;
}

interface Context {
  signal: AbortSignal;
  client: QueryClient;
  queryKey: readonly unknown[];
}

type Init = Pick<Context, 'signal'> & { headers?: Record<string, string> };

/** Keeps the held answer when the server has nothing new (304). */
const polled =
  <Answer>(ask: (init: Init) => Promise<{ data?: Answer; error?: unknown; response: Response }>) =>
  async ({ signal, client, queryKey }: Context): Promise<Held<Answer>> => {
    const held = client.getQueryData<Held<Answer>>(queryKey);
    const call = ask({ signal, ...(held && { headers: { 'If-None-Match': held.tag } }) });
    const response = await call.then(
      (result) => result.response,
      () => undefined,
    );
    if (held && response?.status === 304) return held;
    const answer = (await unwrap(call as Parameters<typeof unwrap>[0])) as Answer;
    return { tag: response?.headers.get('ETag') ?? '', answer };
  };

const key = ['admin', 'dashboard'];

export const statsQuery = () =>
  queryOptions({
    queryKey: [...key, 'stats'],
    queryFn: polled<Schemas['DashboardStats']>((init) =>
      api.GET('/api/v1/admin/dashboard/stats', init),
    ),
    select: ({ answer }) => answer.data,
    refetchInterval: POLL_MS,
  });

export const workQuery = () =>
  queryOptions({
    queryKey: [...key, 'work'],
    queryFn: polled<Schemas['WorkQueue']>((init) => api.GET('/api/v1/admin/dashboard/work', init)),
    select: ({ answer }) => answer.items,
    refetchInterval: POLL_MS,
  });

export const progressQuery = () =>
  queryOptions({
    queryKey: [...key, 'progress'],
    queryFn: polled<Schemas['DashboardProgress']>((init) =>
      api.GET('/api/v1/admin/dashboard/progress', init),
    ),
    select: ({ answer }) => answer,
    refetchInterval: POLL_MS,
  });

export const trendsQuery = () =>
  queryOptions({
    queryKey: [...key, 'trends'],
    queryFn: polled<Schemas['DashboardTrends']>((init) =>
      api.GET('/api/v1/admin/dashboard/trends', init),
    ),
    select: ({ answer }) => answer.editions,
    refetchInterval: TRENDS_POLL_MS,
  });

/** Its parts that the dashboard reads. */
export type DeskEdition = Pick<
  Schemas['Edition'],
  'timeZone' | 'dates' | 'fees' | 'limits' | 'submissions' | 'registration'
>;

/** The edition that visitors see, also after a change in this tab. */
export const publicEditionQuery = () =>
  queryOptions({
    queryKey: ['admin', 'editions', 'public'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/edition', { signal })),
  });

/** Adds the status in brackets (specification, section 8); none without a response. */
export function errorTextOf(error: unknown): string {
  const message = messageOf(error, texts.failedToFetch);
  return error instanceof ApiError && error.status > 0 ? `${message} (${error.status})` : message;
}

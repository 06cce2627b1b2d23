import type { RouteEntry } from '@plenary/kit/remote';

/**
 * A page that is not prerendered and asks the API first, written into the one page that all such pages start with. Its
 * requests are addresses of the API with the pattern's parameters.
 */
export type WaitingPage = Required<Pick<RouteEntry, 'path' | 'access' | 'emailGate' | 'requests'>>;

export const WAITING_PAGES_ID = 'waiting-pages';

import type { RouteEntry } from '@plenary/kit/remote';

/**
 * A page that is not prerendered, written into the one page that all such pages start with. Its requests are addresses
 * of the API with the pattern's parameters; its entry is the address of its remote's first script, in the document with
 * its digest.
 */
export interface WaitingPage extends Required<
  Pick<RouteEntry, 'path' | 'access' | 'emailGate' | 'requests'>
> {
  entry: string;
  /** Addresses of the lists of digests of its versions, with the digests of the lists (src/scripts-with-digests.ts). */
  lists: string;
  /** Addresses of the page's other scripts. */
  files: string[];
}

export const WAITING_PAGES_ID = 'waiting-pages';

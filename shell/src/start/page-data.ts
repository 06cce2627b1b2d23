import type { StartsFor } from '@plenary/kit/remote';
import { scriptsWithDigests } from '../scripts-with-digests';

const {
  observed,
  offline,
  prefetch,
  preloads = '',
  scripts = '',
  starts,
  startsFor,
  valid = '',
  worker = '',
} = document.currentScript!.dataset;

const listed = (text: string) => text.split(' ').filter(Boolean);
const [from = -Infinity, until = Infinity] = listed(valid).map(Number);

/** What the composer wrote on the script's element (src/prerender/document.ts). */
export const pageData = {
  /** Scripts of the product, in order. */
  scripts: scriptsWithDigests(scripts),
  /** Scripts that those ask for. */
  preloads: scriptsWithDigests(preloads),
  /** Percentage of visits that are measured; a page of development reports nothing. */
  observed,
  /** Of the page's own code; undefined where its content decides. */
  prefetch: prefetch && prefetch === 'true',
  startsOnUse: starts === 'on-use',
  startsFor: startsFor ? (JSON.parse(startsFor) as StartsFor) : null,
  /** The worker shows this page for want of another. */
  isOffline: offline !== undefined,
  /** Address of the service worker; a page of development has none. */
  worker,
  /** In epoch milliseconds: the page is true between them. */
  valid: { from, until },
};

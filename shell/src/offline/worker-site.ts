/** Where a release has its service worker, and its page for readers without a network. */
export const WORKER_FILE = 'service-worker.js';
export const OFFLINE_FILE = 'offline.html';

/** The one page that may use the camera, as by the server's headers (services/src/conference/site/security-headers.ts). */
export const PAGE_WITH_CAMERA = '/admin/checkin';

/** Names of the worker's caches. Another format takes another name; the worker removes the former. */
export const caches = {
  /** Versioned files, by address. */
  code: 'code-1',
  /** Prerendered pages, by path. */
  pages: 'pages-1',
  pictures: 'pictures-1',
  /** The page for all addresses that are not kept. */
  offline: 'offline-1',
} as const;

/** What the composer writes into /service-worker.js before the worker's own script. */
export interface WorkerSite {
  /** Paths of prerendered pages: no other page is kept, and of these no address with a query. */
  pages: string[];
  /** Address of the page for readers without a network. */
  offline: string;
  /** Addresses of the scripts of that page, and of their digests. */
  files: string[];
}

/** What a page that is loaded tells the worker. */
export interface Visit {
  /** Addresses of what the page has loaded. */
  files: string[];
  path: string;
  /** Whether the worker was there before the page. */
  isReturning: boolean;
}

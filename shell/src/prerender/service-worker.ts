import { createHash } from 'node:crypto';
import { OFFLINE_FILE, type WorkerSite } from '../offline/worker-site';

interface WorkerParts {
  assets: string;
  /** Addresses of what the page for readers without a network needs. */
  files: string[];
  /** Paths of the pages that it keeps. */
  pages: string[];
  /** HTML of the page for readers without a network. */
  offline: string;
}

/**
 * The script that browsers compare, byte by byte, to learn of a new worker: it changes with the worker's own
 * script, with the list of pages and with the page for readers without a network.
 */
export function serviceWorker({ assets, files, pages, offline }: WorkerParts): string {
  const revision = createHash('sha256').update(offline).digest('hex').slice(0, 12);
  const site: WorkerSite = { pages, offline: `/${OFFLINE_FILE}?${revision}`, files };
  return `self.site = ${JSON.stringify(site)};\nimportScripts(${JSON.stringify(`${assets}/worker.js`)});\n`;
}

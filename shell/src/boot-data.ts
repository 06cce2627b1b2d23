import type { Edition, EditionState } from '@plenary/kit/edition';
import { fetchRegistry, type Registry } from './remotes/registry';

/** The same on all pages of a release. */
export interface SiteData {
  registry: Registry;
  edition: Edition;
}

export interface BootData extends SiteData {
  composedYear: number;
  /** At composing; a page of the development server has none. */
  composedState?: EditionState;
  /** In epoch milliseconds. */
  composedAt?: number;
  /** Contains the hash of the files. */
  assets: string;
  prerendered?: string;
  /** The worker shows this page for want of another: the server could not be reached. */
  isOffline?: boolean;
}

/** In the page, as JSON. A prerendered page is read without the site's data, which is in a file. */
export type PageBootData = Omit<BootData, keyof SiteData> & Partial<SiteData>;

/** Between the address of a script and its digest. */
export const DIGEST_MARK = '|';
export const BOOT_DATA_ID = 'boot';
export const ROOT_ID = 'root';

let read: Promise<BootData> | undefined;

/** @throws when the page carries none, or its file cannot be fetched */
export function readBootData(): Promise<BootData> {
  read ??= readPage();
  return read;
}

async function readPage(): Promise<BootData> {
  const element = document.getElementById(BOOT_DATA_ID);
  if (!element?.textContent) throw new Error('The page carries no boot data');
  const own = JSON.parse(element.textContent) as PageBootData;
  const { siteData } = element.dataset;
  if (!siteData) return own as BootData;
  const response = await fetch(siteData).catch(() => undefined);
  if (response?.ok) return { ...own, ...((await response.json()) as SiteData) };
  // Not reached, or removed long after the page was composed. The live site is another: nothing is hydrated.
  return { ...own, ...(await liveSiteData()), prerendered: undefined };
}

async function liveSiteData(): Promise<SiteData> {
  const [registry, response] = await Promise.all([fetchRegistry(), fetch('/api/v1/edition')]);
  if (!response.ok) throw new Error('The edition cannot be fetched');
  return { registry, edition: (await response.json()) as Edition };
}

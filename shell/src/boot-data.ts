import type { Edition, EditionState } from '@plenary/kit/edition';
import type { Registry } from './remotes/registry';

/** Written into each page as JSON, so that the start needs no request. */
export interface BootData {
  registry: Registry;
  edition: Edition;
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

export const BOOT_DATA_ID = 'boot';
export const ROOT_ID = 'root';

export function readBootData(): BootData {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  if (!text) throw new Error('The page carries no boot data');
  return JSON.parse(text) as BootData;
}

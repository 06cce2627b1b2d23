import type { Edition } from '@plenary/kit/edition';
import type { Registry } from './remotes/registry';

/** What the composer writes into each page as JSON, so that the start asks nobody. */
export interface BootData {
  registry: Registry;
  edition: Edition;
  composedYear: number;
  /** Address of the shell's fonts and icons, with the hash of their content. */
  assets: string;
  /** Path of the prerendered page, or nothing when the page starts empty. */
  prerendered?: string;
}

export const BOOT_DATA_ID = 'boot';
export const ROOT_ID = 'root';

export function readBootData(): BootData {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  if (!text) throw new Error('The page carries no boot data');
  return JSON.parse(text) as BootData;
}

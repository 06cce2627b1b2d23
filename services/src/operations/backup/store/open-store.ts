import { bucketAddress, isBucketAddress } from '../../../platform/config/bucket-address.js';
import { ArchiveError } from './archive.error.js';
import type { BackupStore, StoredPlace } from './backup-store.js';
import { FolderStore, placeOf } from './folder-store.js';

/** @param place a folder, or the address of a bucket @throws ArchiveError for a wrong address */
export async function openStore(place: string): Promise<BackupStore> {
  if (!isBucketAddress(place)) return new FolderStore(place);
  // Loaded only where it is used: the library is large.
  const { BucketStore } = await import('./bucket-store.js');
  return new BucketStore(parsed(place));
}

/**
 * @param file a path, or the address of an object
 * @param known the store that BACKUP_URL names: an address without credentials takes its own
 */
export async function openPlace(file: string, known: string | undefined): Promise<StoredPlace> {
  if (!isBucketAddress(file)) return placeOf(file);
  const { name } = parsed(file);
  const key = name.slice(name.lastIndexOf('/') + 1);
  if (known !== undefined && `${parsed(known).name}/${key}` === name && !hasLogin(file)) {
    return { store: await openStore(known), key };
  }
  const folder = new URL(file);
  folder.pathname = folder.pathname.replace(/[^/]+\/*$/, '');
  return { store: await openStore(folder.href), key };
}

function parsed(address: string) {
  try {
    return bucketAddress(address);
  } catch (error) {
    throw new ArchiveError(error instanceof Error ? error.message : String(error));
  }
}

function hasLogin(address: string): boolean {
  return new URL(address).username !== '';
}

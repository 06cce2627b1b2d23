import type { FillEntry } from '@plenary/kit/remote';
import type { Registry } from '../../remotes/registry';

export interface OwnedFill extends FillEntry {
  remote: string;
  /** Without a closing slash. */
  folder: string;
}

export function fillsOf({ remotes }: Registry, slot: string): OwnedFill[] {
  return Object.entries(remotes).flatMap(([remote, { entry, fills = [] }]) => {
    const folder = entry.slice(0, entry.lastIndexOf('/'));
    return fills.filter((fill) => fill.slot === slot).map((fill) => ({ ...fill, remote, folder }));
  });
}

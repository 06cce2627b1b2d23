import * as z from 'zod';
import { ArchiveError } from '../backup/store/archive.error.js';
import type { BaseBackup } from './archive.js';

export const LATEST = 'latest';
export type Moment = Date | typeof LATEST;

/** @param text with a time zone @throws ArchiveError */
export function readMoment(text: string): Moment {
  if (text === LATEST) return LATEST;
  const { success } = z.iso.datetime({ offset: true }).safeParse(text);
  if (success) return new Date(text);
  throw new ArchiveError(
    `--to ${text} is not a time: write it as 2026-11-29T12:00:00Z, or use --to latest.`,
  );
}

/** The newest base backup before the moment, from which least is replayed. @throws ArchiveError */
export function baseFor(bases: BaseBackup[], to: Moment): BaseBackup {
  const [oldest] = bases;
  if (!oldest) throw new ArchiveError('The archive has no base backup.');
  const base = to === LATEST ? bases.at(-1) : bases.filter(({ at }) => at <= to).at(-1);
  if (base) return base;
  throw new ArchiveError(
    `The oldest base backup is of ${oldest.at.toISOString()}: no earlier time can be restored.`,
  );
}

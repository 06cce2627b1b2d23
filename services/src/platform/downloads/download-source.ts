import type { AuthenticatedUser } from '../http/policy/current-user.js';
import type { AccessLevel } from '../http/policy/access.js';
import type { Right } from '../http/policy/rights.js';
import type { ExportColumnsAnswer } from './export-columns.js';
import type { Download } from './send-as-attachment.js';

/** @throws AppError when it was deleted meanwhile */
export type OpenDownload = () => Download | Promise<Download>;

export interface DownloadSource<Request> {
  /** Checked when the link is requested, and again when it is opened. */
  readonly level: Exclude<AccessLevel, 'public'>;

  /** As on routes: for the level admin, one of them. */
  readonly rights?: readonly Right[];

  /** As on routes, when the link is requested. */
  readonly isSensitive?: boolean;

  /** Of a list's export: the columns that can be chosen. */
  columns?(): Promise<ExportColumnsAnswer>;

  subject(request: Request, person: AuthenticatedUser): { type: string; id: string };

  /**
   * Runs before a link is issued, and again when it is opened.
   * @returns what opens it, called once the audit tells of the download
   * @throws AppError when the person may not have it
   */
  find(person: AuthenticatedUser, request: Request): Promise<OpenDownload>;
}

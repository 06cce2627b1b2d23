import type { AuthenticatedUser } from '../http/policy/current-user.js';
import type { AccessLevel } from '../http/policy/access.js';
import type { Download } from './send-as-attachment.js';

export interface DownloadSource<Request> {
  /** Checked when the link is requested, and again when it is opened. */
  readonly level: Exclude<AccessLevel, 'public'>;

  subject(request: Request, person: AuthenticatedUser): { type: string; id: string };

  /** Runs before a link is issued, and again when it is opened. @throws AppError */
  check?(person: AuthenticatedUser, request: Request): Promise<void>;

  /** @throws AppError when it was deleted meanwhile */
  open(person: AuthenticatedUser, request: Request): Promise<Download>;
}

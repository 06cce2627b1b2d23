import type { SignedInUser } from '../auth/current-user.js';
import type { AccessLevel } from '../common/policy/access.js';
import type { Download } from './send-as-attachment.js';

/** What a module gives for one kind of download. */
export interface DownloadSource<Request> {
  /** Who may have it: looked at when the link is asked for, and again when it is followed. */
  readonly level: Exclude<AccessLevel, 'public'>;

  /** What the audit says was downloaded. */
  subject(request: Request, person: SignedInUser): { type: string; id: string };

  /**
   * Refuses what is not there, or is not this person's, before a link is given. Runs again when the
   * link is followed.
   * @throws AppError
   */
  check?(person: SignedInUser, request: Request): Promise<void>;

  /** @throws AppError when it went meanwhile */
  open(person: SignedInUser, request: Request): Promise<Download>;
}

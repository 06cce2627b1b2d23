import { Injectable } from '@nestjs/common';
import type { UploadRule } from '../files/upload.js';
import type { AuthenticatedUser } from '../http/policy/current-user.js';

/** What the files of resumable uploads are for. Rooms add theirs in `onModuleInit`. */
export interface UploadPurpose {
  /** Checked with the first bytes, before the rest is sent. */
  readonly types: readonly string[];
  readonly wrongType: () => string;
  /** Whether the person may upload now, as the call that uses the file checks again. @throws AppError */
  rule(person: AuthenticatedUser, subjectId: string): Promise<UploadRule>;
}

@Injectable()
export class UploadPurposes {
  private readonly purposes = new Map<string, UploadPurpose>();

  add(name: string, purpose: UploadPurpose): void {
    this.purposes.set(name, purpose);
  }

  find(name: string): UploadPurpose | undefined {
    return this.purposes.get(name);
  }
}

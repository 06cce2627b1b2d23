import { Injectable } from '@nestjs/common';
import type { UploadRule } from '../files/upload.js';
import type { AuthenticatedUser } from '../http/policy/current-user.js';

/** What the files of resumable uploads are for. Rooms add theirs in `onModuleInit`. */
export interface UploadPurpose<Person = AuthenticatedUser> {
  /** Of errors. */
  readonly field: string;
  /** Checked with the first bytes, before the rest is sent. */
  readonly types: readonly string[];
  readonly wrongType: () => string;
  /** Whether the person may upload now, as the call that uses the file checks again. @throws AppError */
  rule(person: Person, subjectId: string): Promise<UploadRule>;
}

/** Who sends a file, and what for. */
export interface Uploader<Person> {
  /** Of the uploads: others' do not exist. */
  ownerId: string;
  person: Person;
  purposes: UploadPurposes<Person>;
}

@Injectable()
export class UploadPurposes<Person = AuthenticatedUser> {
  private readonly purposes = new Map<string, UploadPurpose<Person>>();

  add(name: string, purpose: UploadPurpose<Person>): void {
    this.purposes.set(name, purpose);
  }

  find(name: string): UploadPurpose<Person> | undefined {
    return this.purposes.get(name);
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../auth/current-user.js';
import { PasswordsService } from '../auth/passwords.service.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { UsersService } from '../users/users.service.js';
import type { EraseOwn, ErasePerson } from './erasure.schema.js';
import { notConfirmed } from './personal-data.errors.js';
import { PersonalDataParts } from './personal-data-parts.js';
import { texts } from './personal-data.texts.js';

/**
 * Erases a person: sessions, mails, letters and all that says who they were. What must be kept
 * (payments, submitted papers, finished reviews, the audit) is kept under an id that names nobody.
 */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly parts: PersonalDataParts,
    private readonly mail: MailOutbox,
  ) {}

  /** @throws AppError WRONG_PASSWORD; VALIDATION_FAILED unless it is confirmed; LAST_ADMIN */
  async eraseOwn(
    caller: SignedInUser,
    { password, confirmation }: EraseOwn,
  ): Promise<{ message: string }> {
    await this.passwords.require(caller, password);
    await this.erase(caller.id, caller.id, confirmation);
    return { message: texts.ownErased };
  }

  /** @throws AppError NOT_FOUND; VALIDATION_FAILED unless it is confirmed; LAST_ADMIN */
  async erasePerson(
    admin: SignedInUser,
    id: string,
    { confirmation }: ErasePerson,
  ): Promise<{ message: string }> {
    await this.erase(admin.id, id, confirmation);
    return { message: texts.personErased };
  }

  private async erase(actorId: string, id: string, confirmation: string): Promise<void> {
    const afterwards: (() => Promise<void>)[] = [];
    await this.dataSource.transaction(async (tx) => {
      const person = await this.users.lockForErasure(tx, id);
      if (person.email.toLowerCase() !== confirmation.toLowerCase()) throw notConfirmed();
      const erasure = {
        actorId,
        afterCommit: (work: () => Promise<void>) => void afterwards.push(work),
      };
      for (const part of this.parts.all()) await part.erase?.(tx, person, erasure);
      await this.users.erase(tx, actorId, id);
      await this.mail.add(tx, {
        kind: 'account-deleted',
        to: person.email,
        data: { firstName: person.firstName },
        cause: `account-deleted:${id}`,
      });
    });
    for (const work of afterwards) {
      await work().catch((error: unknown) => this.logger.error(error));
    }
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { emailKey } from '../../platform/core/email-address.js';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { UsersService } from '../accounts/users.service.js';
import type { EraseOwn, ErasePerson } from './erasure.schema.js';
import { notConfirmed } from './personal-data.errors.js';
import { PersonalDataParts } from '../../platform/personal-data/personal-data-parts.js';
import { texts } from './personal-data.texts.js';
import { accountDeleted } from './account-deleted.email.js';

/** Payments, submitted papers and reviews, and the audit log are kept with an id only. */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly parts: PersonalDataParts,
    private readonly mail: EmailOutbox,
  ) {}

  /** @throws AppError WRONG_PASSWORD; VALIDATION_FAILED without confirmation; LAST_OWNER */
  async eraseOwn(
    caller: AuthenticatedUser,
    { password, confirmation }: EraseOwn,
  ): Promise<{ message: string }> {
    await this.passwords.require(caller, password);
    await this.erase(caller.id, caller.id, confirmation);
    return { message: texts.ownErased };
  }

  /** @throws AppError NOT_FOUND; VALIDATION_FAILED without confirmation; LAST_OWNER */
  async erasePerson(
    admin: AuthenticatedUser,
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
      if (emailKey(person.email) !== emailKey(confirmation)) throw notConfirmed();
      const erasure = {
        actorId,
        afterCommit: (work: () => Promise<void>) => void afterwards.push(work),
      };
      for (const part of this.parts.all()) await part.erase?.(tx, person, erasure);
      await this.users.erase(tx, actorId, id);
      await this.mail.add(tx, {
        template: accountDeleted,
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

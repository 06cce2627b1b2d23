import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { newId } from '../common/new-id.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import type { PresentedUser } from '../users/user.schema.js';
import { UsersService } from '../users/users.service.js';
import { wrongPassword } from './auth.errors.js';
import type { ChangePassword } from './auth.schema.js';
import { texts } from './auth.texts.js';
import type { SignedInUser } from './current-user.js';
import { PasswordHasher } from './password-hasher.js';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly mail: MailOutbox,
  ) {}

  /**
   * Changes the password of whoever knows the present one. The session that asks goes on.
   * @throws AppError WRONG_PASSWORD
   */
  async change(caller: SignedInUser, body: ChangePassword): Promise<{ message: string }> {
    await this.require(caller, body.currentPassword, 'currentPassword');
    const passwordHash = await this.hasher.hash(body.password);
    await this.dataSource.transaction((tx) =>
      this.replace(tx, caller, passwordHash, caller.sessionId),
    );
    return { message: texts.passwordChanged };
  }

  /**
   * Puts another hash in place and tells the owner. What was begun with the old password dies with
   * it: sessions but the kept one, sign-ins half done, resets and changes of address that wait.
   */
  async replace(
    tx: EntityManager,
    user: PresentedUser,
    passwordHash: string,
    keptSessionId?: string,
  ): Promise<void> {
    await this.users.changePassword(tx, user.id, passwordHash, keptSessionId);
    await tx.query('DELETE FROM sign_in_challenges WHERE user_id = $1', [user.id]);
    await tx.query('DELETE FROM password_resets WHERE user_id = $1', [user.id]);
    await tx.query('DELETE FROM email_changes WHERE user_id = $1', [user.id]);
    await this.mail.add(tx, {
      kind: 'password-changed',
      to: user.email,
      data: { firstName: user.firstName },
      cause: `password-changed:${user.id}:${newId()}`,
    });
  }

  /**
   * For what a session alone may not do.
   * @param field the name of the field that the password stands in
   * @throws AppError WRONG_PASSWORD
   */
  async require(user: PresentedUser, password: string, field = 'password'): Promise<void> {
    const account = await this.users.findCredentials(this.dataSource.manager, user.email);
    const isRight = await this.hasher.matches(account?.passwordHash, password);
    if (!isRight) throw wrongPassword(field);
  }
}

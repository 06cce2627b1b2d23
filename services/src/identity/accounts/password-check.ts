import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { UsersService, type Credentials } from './users.service.js';

@Injectable()
export class PasswordCheck {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Takes equally long without an account, and returns false, as for disabled accounts. Replaces a hash
   * that an older version made of the password as typed, so that every keyboard works from then on.
   */
  async isRight(account: Credentials | null, password: string): Promise<boolean> {
    const form = await this.hasher.matches(account?.passwordHash, password);
    if (!form || !account || account.isDisabled) return false;
    if (form === 'typed') {
      const { user, passwordHash } = account;
      const renewed = await this.hasher.hash(password);
      await this.users.renewHash(this.dataSource.manager, user.id, passwordHash, renewed);
    }
    return true;
  }
}

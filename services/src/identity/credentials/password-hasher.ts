import { Injectable } from '@nestjs/common';
import argon2 from '@node-rs/argon2';
import { plainPassword } from '../../platform/passwords/plain-password.js';

/** OWASP's parameters for argon2id, the library's default: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordHasher {
  private readonly dummy = argon2.hash('nobody has this password', COST);

  hash(password: string): Promise<string> {
    return argon2.hash(plainPassword(password), COST);
  }

  /** Takes equally long without an account, and returns false. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const isEqual = await argon2.verify(
      passwordHash ?? (await this.dummy),
      plainPassword(password),
    );
    return isEqual && passwordHash !== undefined;
  }
}

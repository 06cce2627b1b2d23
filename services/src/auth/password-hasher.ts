import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { plainPassword } from './plain-password.js';

/** OWASP's setting for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordHasher {
  private readonly dummy = hash('nobody has this password', COST);

  hash(password: string): Promise<string> {
    return hash(plainPassword(password), COST);
  }

  /** Takes as long for an account that does not exist, and is false for it. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const isEqual = await verify(passwordHash ?? (await this.dummy), plainPassword(password));
    return isEqual && passwordHash !== undefined;
  }
}

import { Injectable } from '@nestjs/common';
import argon2 from '@node-rs/argon2';
import { Config } from '../../platform/config/config.js';
import { plainPassword } from '../../platform/passwords/plain-password.js';

/** Which form of a password its hash was made from. Older versions hashed it as typed. */
export type HashedForm = 'plain' | 'typed';

@Injectable()
export class PasswordHasher {
  private readonly dummy: Promise<string>;

  constructor(private readonly config: Config) {
    this.dummy = argon2.hash('dummy password', config.passwordCost);
  }

  hash(password: string): Promise<string> {
    return argon2.hash(plainPassword(password), this.config.passwordCost);
  }

  /**
   * Takes equally long without an account, or with an erased one, whose hash is empty: one comparison
   * for each form of the password, of which there are two only where it is typed in another form.
   * @returns null for a wrong password
   */
  async matches(passwordHash: string | undefined, password: string): Promise<HashedForm | null> {
    const compared = passwordHash || (await this.dummy);
    const plain = plainPassword(password);
    const isPlain = await argon2.verify(compared, plain);
    const isTyped = plain !== password && (await argon2.verify(compared, password));
    if (!passwordHash) return null;
    if (isPlain) return 'plain';
    return isTyped ? 'typed' : null;
  }
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM, bound to the row: codes and links are unreadable in the database. */
@Injectable()
export class EmailSecrets {
  private readonly key: Uint8Array;

  constructor(config: Config) {
    this.key = new Uint8Array(hkdfSync('sha256', config.jwtSecret, '', 'plenary mail secrets', 32));
  }

  seal(emailId: string, secrets: Record<string, unknown>): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(emailId));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(secrets)), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error when the key has changed or the row was tampered with */
  open(emailId: string, sealed: Buffer): Record<string, unknown> {
    const nonce = sealed.subarray(0, NONCE);
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonce)
      .setAAD(Buffer.from(emailId))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    const plain = Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
    return JSON.parse(plain.toString()) as Record<string, unknown>;
  }
}

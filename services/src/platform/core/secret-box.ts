import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM, bound to the row; `purpose` separates the keys of kinds of secrets. */
export class SecretBox {
  private readonly key: Uint8Array;

  constructor(secret: string, purpose: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  }

  seal(rowId: string, text: string): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(rowId));
    const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error when the key has changed or the row was tampered with */
  open(rowId: string, sealed: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(0, NONCE))
      .setAAD(Buffer.from(rowId))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    const plain = [decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()];
    return Buffer.concat(plain).toString();
  }
}

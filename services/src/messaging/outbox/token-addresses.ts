import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

/** In bytes: an id, and the part of its HMAC that makes it unguessable. */
const ID = 16;
const MAC = 10;
/** Of base 32, which survives mail servers that ignore case. `RETURN_PATH` and `REPLY_PATH` leave room for them. */
const DIGITS = 42;
const TOKEN = /^[0-9a-v]{42}$/;

/** Addresses with a token that names an email, and that only the product can make. */
abstract class TokenAddresses {
  private readonly key: Buffer;
  private readonly parts: [string, string] | undefined;

  constructor(secret: string, purpose: string, pattern: string | undefined) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    const [before, after] = pattern?.split('*') ?? [];
    if (before !== undefined && after !== undefined) this.parts = [before, after];
  }

  /** @returns undefined while the setting is off */
  of(emailId: string): string | undefined {
    return this.parts && this.parts[0] + this.token(emailId) + this.parts[1];
  }

  /** The id of the email that the address names; undefined for any other address. */
  emailOf(address: string): string | undefined {
    if (!this.parts) return undefined;
    const [before, after] = this.parts.map((part) => part.toLowerCase()) as [string, string];
    const text = address.trim().toLowerCase();
    if (!text.startsWith(before) || !text.endsWith(after)) return undefined;
    const token = text.slice(before.length, text.length - after.length);
    if (!TOKEN.test(token)) return undefined;
    const bytes = bytesOf(token);
    if (!bytes) return undefined;
    const id = bytes.subarray(0, ID);
    return timingSafeEqual(this.mac(id), bytes.subarray(ID)) ? uuidOf(id) : undefined;
  }

  private token(emailId: string): string {
    const id = Buffer.from(emailId.replaceAll('-', ''), 'hex');
    const hex = Buffer.concat([id, this.mac(id)]).toString('hex');
    return BigInt(`0x${hex}`).toString(32).padStart(DIGITS, '0');
  }

  private mac(id: Uint8Array): Buffer {
    return createHmac('sha256', this.key).update(id).digest().subarray(0, MAC);
  }
}

/** Envelope senders (RFC 5321, 4.4), to which mail servers report what they cannot deliver. */
@Injectable()
export class ReturnPaths extends TokenAddresses {
  constructor({ jwtSecret, returnPath }: Config) {
    super(jwtSecret, 'plenary return path', returnPath);
  }
}

/** Where people reply to. Other keys: an envelope sender is seen by mail servers only. */
@Injectable()
export class ReplyPaths extends TokenAddresses {
  constructor({ jwtSecret, replyPath }: Config) {
    super(jwtSecret, 'plenary reply path', replyPath);
  }
}

function bytesOf(token: string): Buffer | undefined {
  const number = [...token].reduce((sum, digit) => sum * 32n + BigInt(parseInt(digit, 32)), 0n);
  const hex = number.toString(16).padStart((ID + MAC) * 2, '0');
  return hex.length === (ID + MAC) * 2 ? Buffer.from(hex, 'hex') : undefined;
}

function uuidOf(id: Buffer): string {
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

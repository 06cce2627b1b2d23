import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { tokenHash } from './random-token.js';

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 6;
/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ways in without the phone: 118 random bits each, kept as SHA-256, for one use. */
@Injectable()
export class RecoveryCodes {
  /** Makes new ones; the old ones are dead. */
  async renew(tx: EntityManager, userId: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await this.forget(tx, userId);
    await tx.query(
      'INSERT INTO recovery_codes (code_hash, user_id) SELECT unnest($1::bytea[]), $2::uuid',
      [codes.map((code) => tokenHash(plain(code))), userId],
    );
    return codes;
  }

  /** Uses a code up, however it is grouped. @returns false when it is none of the person's */
  async use(tx: EntityManager, userId: string, code: string): Promise<boolean> {
    const [, used] = await tx.query<[unknown[], number]>(
      'DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2',
      [userId, tokenHash(plain(code))],
    );
    return used === 1;
  }

  async left(tx: EntityManager, userId: string): Promise<number> {
    const [row] = await tx.query<{ left: number }[]>(
      'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1',
      [userId],
    );
    return row?.left ?? 0;
  }

  async forget(tx: EntityManager, userId: string): Promise<void> {
    await tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  }
}

function newCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

import { count, param } from '../../platform/database/expressions.js';
import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { tokenHash } from '../credentials/random-token.js';

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 6;
/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

interface Owner {
  userId: string;
}

const addCodes = statement((p: Owner & { hashes: Buffer[] }) =>
  db
    .insertInto('recovery_codes')
    .columns(['code_hash', 'user_id'])
    .expression(
      db.selectNoFrom([
        sql<Buffer>`unnest(${param(p.hashes, 'bytea[]')})`.as('hash'),
        param(p.userId, 'uuid').as('userId'),
      ]),
    ),
);

const ofOwner = (p: Owner) => db.deleteFrom('recovery_codes').where('user_id', '=', p.userId);
const forgetCodes = statement(ofOwner);
const useCode = statement((p: Owner & { hash: Buffer }) =>
  ofOwner(p).where('code_hash', '=', p.hash),
);

const countCodes = statement((p: Owner) =>
  db.selectFrom('recovery_codes').select(count().as('left')).where('user_id', '=', p.userId),
);

/** 118 random bits each, stored as SHA-256, for one use. */
@Injectable()
export class RecoveryCodes {
  /** Invalidates the old ones. */
  async renew(tx: EntityManager, userId: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await this.forget(tx, userId);
    await addCodes.run(tx, { userId, hashes: codes.map((code) => tokenHash(plain(code))) });
    return codes;
  }

  /** Ignores the grouping. @returns false for an unknown code */
  async use(tx: EntityManager, userId: string, code: string): Promise<boolean> {
    return (await useCode.run(tx, { userId, hash: tokenHash(plain(code)) })) === 1;
  }

  async left(tx: EntityManager, userId: string): Promise<number> {
    return (await countCodes.one(tx, { userId })).left;
  }

  async forget(tx: EntityManager, userId: string): Promise<void> {
    await forgetCodes.run(tx, { userId });
  }
}

function newCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

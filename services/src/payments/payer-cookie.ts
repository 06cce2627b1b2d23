import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { OnceRequest } from '../common/idempotency/once.js';
import { DAY } from '../common/time.js';
import { Config } from '../config/config.js';
import { BROWSER_COOKIE, browserHashOf, type Payer } from './payer.js';

const KEPT_FOR = 365 * DAY;

/** The secret by which a browser that registers without an account knows its payment again. */
@Injectable()
export class PayerCookie {
  constructor(private readonly config: Config) {}

  /** Gives a browser that nobody signed in with a secret of its own, unless it has one. */
  recognise(payer: Payer, once: OnceRequest): { payer: Payer; newSecret?: string } {
    if (payer.user || payer.browserHash) return { payer };
    const newSecret = this.newSecret(once.key);
    return { payer: { user: null, browserHash: browserHashOf(newSecret) }, newSecret };
  }

  give(reply: FastifyReply, secret: string): void {
    reply.setCookie(BROWSER_COOKIE, secret, {
      path: '/api/v1/payments',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.publicUrl.startsWith('https:'),
      maxAge: KEPT_FOR / 1000,
    });
  }

  /**
   * The retry of a lost answer brings the same Idempotency-Key and so gets the same secret; nobody
   * else can hold the key.
   */
  private newSecret(key: string | undefined): string {
    if (key === undefined) return randomBytes(32).toString('base64url');
    const keyed = createHmac('sha256', this.config.jwtSecret);
    return keyed.update('payer:').update(key).digest('base64url');
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.js';
import { DAY } from '../../../platform/core/time.js';
import { Config } from '../../../platform/config/config.js';
import { browserHashOf, payerCookieName, type Payer } from './payer.js';

const KEPT_FOR = 365 * DAY;

/** Identifies the browser of a payer without an account. */
@Injectable()
export class PayerCookie {
  constructor(private readonly config: Config) {}

  /** Creates a secret for a browser without login or secret. */
  recognise(payer: Payer, request: IdempotentRequest): { payer: Payer; newSecret?: string } {
    if (payer.user || payer.browserHash) return { payer };
    const newSecret = this.newSecret(request.key);
    return { payer: { user: null, browserHash: browserHashOf(newSecret) }, newSecret };
  }

  give(reply: FastifyReply, secret: string): void {
    reply.setCookie(payerCookieName(this.config), secret, {
      path: '/api/v1/payments',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.publicUrl.startsWith('https:'),
      maxAge: KEPT_FOR / 1000,
    });
  }

  /** Derived from the Idempotency-Key, which no other client knows: a retry gets the same one. */
  private newSecret(key: string | undefined): string {
    if (key === undefined) return randomBytes(32).toString('base64url');
    const keyed = createHmac('sha256', this.config.jwtSecret);
    return keyed.update('payer:').update(key).digest('base64url');
  }
}

import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { setResponseHeader } from '../../platform/http/request-context.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { SESSION_LENGTH, SessionsService, type SessionToken } from './sessions.service.js';

type TokenHolder = SessionToken & { id: string };

/** Names a session; everything else is read from the database. */
export interface TokenPayload {
  /** The user's id. */
  sub: string;
  /** The session's id. */
  sid: string;
  /** The token's id, which a new proof of identity replaces. */
  jti: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

@Injectable()
export class SessionTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  async open(tx: EntityManager, userId: string): Promise<string> {
    return this.sign({ id: userId, ...(await this.sessions.open(tx, userId)) });
  }

  /** For an open session. */
  async sign({ id, sessionId, tokenId }: TokenHolder): Promise<string> {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const payload: TokenPayload = {
      sub: id,
      sid: sessionId,
      jti: tokenId,
      iat,
      exp: iat + SESSION_LENGTH / 1000,
    };
    return this.jwt.signAsync(payload);
  }

  /**
   * Replaces the token of the caller's session after a new proof of identity (OWASP ASVS 5.0, 7.2.4), and
   * answers the new one in the header Session-Token. The one before ends when the new one is used, at the
   * latest after a minute. Does nothing when a concurrent request replaced it.
   */
  async renew(tx: EntityManager, { id, sessionId, tokenId }: AuthenticatedUser): Promise<void> {
    const renewed = await this.sessions.renew(tx, { sessionId, tokenId });
    if (renewed) setResponseHeader('session-token', await this.sign({ id, ...renewed }));
  }
}

import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { SESSION_LENGTH, SessionsService } from '../users/sessions.service.js';

/** What a token says. It names a session; the role and all else are read from the database. */
export interface TokenPayload {
  /** The user's id. */
  sub: string;
  /** The session's id. */
  sid: string;
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

  /** Opens a session and signs its token. */
  async open(tx: EntityManager, userId: string): Promise<string> {
    return this.sign(userId, await this.sessions.open(tx, userId));
  }

  /** Another token for a session that is open. */
  async sign(userId: string, sessionId: string): Promise<string> {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const payload: TokenPayload = {
      sub: userId,
      sid: sessionId,
      iat,
      exp: iat + SESSION_LENGTH / 1000,
    };
    return this.jwt.signAsync(payload);
  }
}

import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { SESSION_LENGTH, SessionsService } from './sessions.service.js';

/** Names a session; everything else is read from the database. */
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

  async open(tx: EntityManager, userId: string): Promise<string> {
    return this.sign(userId, await this.sessions.open(tx, userId));
  }

  /** For an open session. */
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

import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { remembered } from '../../platform/core/remembered.js';
import { SessionsService } from './sessions.service.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { TokenPayload } from './session-tokens.js';

/** RFC 6750, 2.1. */
const BEARER = /^bearer\s+(\S+)$/i;

@Injectable()
export class TokenReader {
  constructor(
    private readonly jwt: JwtService,
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The session's row decides whether the token is valid.
   * @param authorization header of a request
   * @returns null for a missing or invalid token: its caller is anonymous
   */
  async holder(authorization: string | undefined): Promise<AuthenticatedUser | null> {
    const [, token] = BEARER.exec(authorization ?? '') ?? [];
    const payload = token === undefined ? undefined : this.payloadOf(token);
    if (!payload || payload.exp * 1000 <= this.clock.now().getTime()) return null;
    const { sub, sid, jti = '' } = payload;
    const user = await this.sessions.holder(this.dataSource.manager, sid, jti);
    return user?.id === sub ? user : null;
  }

  private payloadOf(token: string): TokenPayload | undefined {
    try {
      return this.verified(token);
    } catch {
      return undefined;
    }
  }

  /** A signature stays right: checking it again would cost a fifth of a small request. */
  private readonly verified = remembered((token) => this.jwt.verify<TokenPayload>(token));
}

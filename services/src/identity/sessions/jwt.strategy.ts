import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { Config } from '../../platform/config/config.js';
import { SessionsService } from './sessions.service.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { TokenPayload } from './session-tokens.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    config: Config,
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A string would be tried as a public key at every request. The types lack key objects.
      secretOrKey: createSecretKey(config.jwtSecret, 'utf8') as unknown as Buffer,
      algorithms: ['HS256'],
      // The library uses the system's clock; validate() uses ours.
      ignoreExpiration: true,
    });
  }

  /** The session's row decides whether the token is valid; false makes the caller anonymous. */
  async validate(payload: TokenPayload): Promise<AuthenticatedUser | false> {
    if (payload.exp * 1000 <= this.clock.now().getTime()) return false;
    const user = await this.sessions.holder(this.dataSource.manager, payload.sid);
    return user !== null && user.id === payload.sub && { ...user, sessionId: payload.sid };
  }
}

import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Config } from '../config/config.js';
import { SessionsService } from '../users/sessions.service.js';
import type { SignedInUser } from './current-user.js';
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
      // A text would be tried as a public key first, at every request. The types know no key objects.
      secretOrKey: createSecretKey(config.jwtSecret, 'utf8') as unknown as Buffer,
      algorithms: ['HS256'],
      // The library asks the system's clock; validate() asks ours.
      ignoreExpiration: true,
    });
  }

  /** The session's row decides whether the token lives: false makes the caller anonymous. */
  async validate(payload: TokenPayload): Promise<SignedInUser | false> {
    if (payload.exp * 1000 <= this.clock.now().getTime()) return false;
    const user = await this.sessions.holder(this.dataSource.manager, payload.sid);
    return user !== null && user.id === payload.sub && { ...user, sessionId: payload.sid };
  }
}

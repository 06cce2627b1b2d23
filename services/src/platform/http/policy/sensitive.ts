import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { Config } from '../../config/config.js';
import { Clock } from '../../core/clock.js';
import { MINUTE } from '../../core/time.js';
import { AppError } from '../app-error.js';
import { ErrorCode } from '../error-code.js';
import { texts } from '../http.texts.js';
import type { AuthenticatedUser } from './current-user.js';

export const SENSITIVE = 'plenary:sensitive';

/** @param body as received, before its schema checks it */
export type IsSensitive = (body: unknown) => boolean;

/**
 * The caller has to have proved who they are within the last `PROOF_MINUTES` (OWASP ASVS 5.0, 7.5.3).
 * @param isSensitive which requests of the route; all by default
 */
export function Sensitive(isSensitive: IsSensitive = () => true): MethodDecorator {
  return applyDecorators(SetMetadata(SENSITIVE, isSensitive), ApiExtension('x-sensitive', true));
}

@Injectable()
export class RecentProof {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError IDENTITY_PROOF_NEEDED when the last proof of the caller's session is too old */
  require({ provedAt }: AuthenticatedUser): void {
    const age = this.clock.now().getTime() - provedAt.getTime();
    if (age <= this.config.proofMinutes * MINUTE) return;
    throw new AppError(ErrorCode.IDENTITY_PROOF_NEEDED, texts.proofNeeded);
  }
}

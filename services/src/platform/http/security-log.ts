import { Logger } from '@nestjs/common';
import type { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import type { AuthenticatedRequest } from './policy/current-user.js';

const logger = new Logger('Security');

/** By what a caller proves who it is. */
export type AuthenticationKind =
  | 'password'
  | 'password-again'
  | 'sign-up'
  | 'login-link'
  | 'reset-link'
  | 'authenticator-app'
  | 'recovery-code'
  | 'verification-code'
  | 'verification-link'
  | 'session-token'
  | 'gateway-event'
  | 'email-event';

/** Why a request was refused: which control it met. */
type Control = 'authentication' | 'authorization' | 'validation' | 'limit' | 'business-rule';

/** Null: no attempt to pass a control, or logged with its account where it is found. */
const CONTROL_OF: Record<ErrorCode, Control | null> = {
  [ErrorCode.VALIDATION_FAILED]: 'validation',
  [ErrorCode.MALFORMED_REQUEST]: 'validation',
  [ErrorCode.BODY_TOO_LARGE]: 'validation',
  [ErrorCode.HEADERS_TOO_LARGE]: 'validation',
  [ErrorCode.REQUEST_TIMEOUT]: null,
  [ErrorCode.UNSUPPORTED_MEDIA_TYPE]: 'validation',
  [ErrorCode.INVALID_FILE]: 'validation',
  [ErrorCode.UPLOAD_LOCKED]: null,
  [ErrorCode.WRONG_OFFSET]: null,
  [ErrorCode.UNAUTHENTICATED]: 'authorization',
  [ErrorCode.FORBIDDEN]: 'authorization',
  [ErrorCode.EMAIL_NOT_VERIFIED]: 'authorization',
  [ErrorCode.NOT_FOUND]: 'authorization',
  [ErrorCode.METHOD_NOT_ALLOWED]: 'authorization',
  [ErrorCode.OWN_ACCOUNT]: 'authorization',
  [ErrorCode.OTHER_ADDRESS]: 'authorization',
  [ErrorCode.INVALID_RESET_TOKEN]: 'authentication',
  [ErrorCode.INVALID_CONFIRMATION]: 'authentication',
  [ErrorCode.INVALID_LINK]: 'authentication',
  [ErrorCode.INVALID_INVITATION]: 'authentication',
  [ErrorCode.LOGIN_EXPIRED]: 'authentication',
  [ErrorCode.RATE_LIMITED]: 'limit',
  [ErrorCode.LAST_OWNER]: 'business-rule',
  [ErrorCode.KEY_REUSED]: 'business-rule',
  [ErrorCode.PRICE_DIFFERS]: 'business-rule',
  [ErrorCode.PAPER_REQUIRED]: 'business-rule',
  [ErrorCode.PROOF_REQUIRED]: 'business-rule',
  [ErrorCode.ALREADY_REGISTERED]: 'business-rule',
  [ErrorCode.CLOSED]: 'business-rule',
  [ErrorCode.SOLD_OUT]: 'business-rule',
  [ErrorCode.PLACES_LEFT]: 'business-rule',
  [ErrorCode.INVALID_TRANSITION]: 'business-rule',
  [ErrorCode.CONFLICT]: 'business-rule',
  [ErrorCode.TWO_FACTOR_ENABLED]: 'business-rule',
  [ErrorCode.WRONG_CREDENTIALS]: null,
  [ErrorCode.WRONG_PASSWORD]: null,
  [ErrorCode.IDENTITY_PROOF_NEEDED]: null,
  [ErrorCode.INVALID_CODE]: null,
  [ErrorCode.EMAIL_TAKEN]: null,
  [ErrorCode.EMAIL_ALREADY_VERIFIED]: null,
  [ErrorCode.CHANGED_MEANWHILE]: null,
  [ErrorCode.INTERNAL]: null,
  [ErrorCode.UNAVAILABLE]: null,
  [ErrorCode.BUSY]: null,
  [ErrorCode.STORAGE_FULL]: null,
};

/** A name that a schema could have; others are of the sender and could say anything. */
const FIELD = /^[a-z][\w.]{0,60}$/i;
const MAX_FIELDS = 10;

/** Logs a proof of identity, right or wrong. @param userId undefined without an account */
export function logAuthentication(kind: AuthenticationKind, isRight: boolean, userId?: string) {
  const outcome = isRight ? 'success' : 'failure';
  const entry = { event: 'authentication', kind, outcome, userId };
  if (isRight) logger.log(entry);
  else logger.warn(entry);
}

/** Logs bytes that are no request. */
export function logUnparsed(code: ErrorCode, requestId: string): void {
  const control = CONTROL_OF[code];
  if (control) logger.warn({ event: 'refused', control, code, requestId });
}

/** Logs a request that a control refused: who, where and why, without values. */
export function logRefusal(request: AuthenticatedRequest, { code, details }: AppError): void {
  const control = CONTROL_OF[code];
  const route = request.routeOptions?.url;
  // An address without a route is no row that was refused.
  if (!control || (code === ErrorCode.NOT_FOUND && route === undefined)) return;
  const fields = Object.keys(details.fields ?? {}).filter((name) => FIELD.test(name));
  logger.warn({
    event: 'refused',
    control,
    code,
    method: request.method,
    route,
    userId: request.user?.id,
    fields: control === 'validation' ? fields.slice(0, MAX_FIELDS) : undefined,
  });
}

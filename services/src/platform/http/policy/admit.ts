import { AppError } from '../app-error.js';
import { emailNotVerified, unauthenticated } from '../common.errors.js';
import { ErrorCode } from '../error-code.js';
import { texts } from '../http.texts.js';
import type { Policy } from './access.js';
import type { AuthenticatedUser } from './current-user.js';
import { hasRight } from './rights.js';

/** @throws AppError UNAUTHENTICATED, EMAIL_NOT_VERIFIED, FORBIDDEN */
export function admit(
  { level, rights = [] }: Pick<Policy, 'level' | 'rights'>,
  user: AuthenticatedUser | null,
): void {
  if (level === 'public') return;
  if (!user) throw unauthenticated();
  switch (level) {
    case 'user':
      return;
    case 'verified':
      if (!user.isEmailVerified) throw emailNotVerified();
      return;
    case 'reviewer':
      if (user.role === 'researcher') throw forbidden('reviewer', user);
      return;
    case 'admin':
      if (user.role !== 'admin') throw forbidden('administrator', user);
      if (!rights.some((right) => hasRight(user, right))) throw notPermitted();
  }
}

const forbidden = (needed: string, { role }: AuthenticatedUser) =>
  new AppError(ErrorCode.FORBIDDEN, texts.forbidden({ needed, role }));

const notPermitted = () => new AppError(ErrorCode.FORBIDDEN, texts.notPermitted);

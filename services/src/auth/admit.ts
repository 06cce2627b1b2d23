import { AppError } from '../common/app-error.js';
import { emailNotVerified, unauthenticated } from '../common/common.errors.js';
import { ErrorCode } from '../common/error-code.js';
import type { AccessLevel } from '../common/policy/access.js';
import type { SignedInUser } from './current-user.js';

/** @throws AppError UNAUTHENTICATED, EMAIL_NOT_VERIFIED, FORBIDDEN for whom the level leaves out */
export function admit(level: AccessLevel, user: SignedInUser | null): void {
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
  }
}

const forbidden = (needed: string, { role }: SignedInUser) =>
  new AppError(
    ErrorCode.FORBIDDEN,
    `Access Denied: This area requires ${needed} privileges. Current role: ${role}`,
  );

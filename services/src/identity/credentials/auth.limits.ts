import type { RateLimit } from '../../platform/core/rate-limit.js';

const MINUTES = 60;
const HOURS = 60 * MINUTES;
const DAYS = 24 * HOURS;

/**
 * Against floods only. `LoginAttempts` counts accounts, and networks for browsers that the account does
 * not know: strangers cannot keep an owner out, even in the owner's network.
 */
export const loginLimit: RateLimit = {
  name: 'login',
  byAddress: { points: 3000, seconds: 15 * MINUTES },
};

export const unknownBrowserLimit: RateLimit = {
  name: 'login-unknown-browser',
  byAddress: { points: 300, seconds: 15 * MINUTES },
};

export const registerLimit: RateLimit = {
  name: 'register',
  byAddress: { points: 100, seconds: HOURS },
  byAccountAndAddress: { points: 10, seconds: HOURS },
};

export const verifyLimit: RateLimit = {
  name: 'verify',
  byAddress: { points: 100, seconds: HOURS },
};

export const resendLimit: RateLimit = {
  name: 'resend',
  byAddress: { points: 100, seconds: HOURS },
  byAccount: { points: 5, seconds: HOURS },
};

/** By address only: how often one account is written to is for `LoginLinks` to count. */
export const loginLinkLimit: RateLimit = {
  name: 'login-link',
  byAddress: { points: 60, seconds: HOURS },
};

export const forgotLimit: RateLimit = {
  name: 'forgot',
  byAddress: { points: 60, seconds: HOURS },
  byAccount: { points: 3, seconds: HOURS },
};

export const resetLimit: RateLimit = {
  name: 'reset',
  byAddress: { points: 60, seconds: HOURS },
};

export const passwordLimit: RateLimit = {
  name: 'password-again',
  byAddress: { points: 100, seconds: HOURS },
  byAccount: { points: 10, seconds: 15 * MINUTES },
};

export const twoFactorLimit: RateLimit = {
  name: 'two-factor',
  byAddress: { points: 100, seconds: HOURS },
};

export const updateEmailLimit: RateLimit = {
  name: 'update-email',
  byAddress: { points: 100, seconds: HOURS },
  byAccount: { points: 10, seconds: HOURS },
};

export const phoneNumberLimit: RateLimit = {
  name: 'phone-number',
  byAddress: { points: 600, seconds: HOURS },
};

export const changeLimit: RateLimit = {
  name: 'account-change',
  byAddress: { points: 600, seconds: DAYS },
  byAccount: { points: 100, seconds: HOURS },
};

import type { RateLimit } from '../common/rate-limit/rate-limit.js';

const MINUTES = 60;
const HOURS = 60 * MINUTES;
const DAYS = 24 * HOURS;

export const loginLimit: RateLimit = {
  name: 'login',
  byAddress: { points: 300, seconds: 15 * MINUTES },
  byAccount: { points: 100, seconds: HOURS },
  byAccountAndAddress: { points: 10, seconds: 15 * MINUTES },
};

export const registerLimit: RateLimit = {
  name: 'register',
  byAddress: { points: 100, seconds: HOURS },
  byAccount: { points: 10, seconds: HOURS },
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

export const forgotLimit: RateLimit = {
  name: 'forgot',
  byAddress: { points: 60, seconds: HOURS },
  byAccount: { points: 3, seconds: HOURS },
};

export const resetLimit: RateLimit = {
  name: 'reset',
  byAddress: { points: 60, seconds: HOURS },
};

/** For the calls that ask a signed-in person for the password again. */
export const passwordLimit: RateLimit = {
  name: 'password-again',
  byAddress: { points: 100, seconds: HOURS },
  byAccount: { points: 10, seconds: 15 * MINUTES },
};

export const secondStepLimit: RateLimit = {
  name: 'second-step',
  byAddress: { points: 100, seconds: HOURS },
};

export const updateEmailLimit: RateLimit = {
  name: 'update-email',
  byAddress: { points: 100, seconds: HOURS },
  byAccount: { points: 10, seconds: HOURS },
};

export const changeLimit: RateLimit = {
  name: 'account-change',
  byAddress: { points: 600, seconds: DAYS },
  byAccount: { points: 100, seconds: HOURS },
};

import { dictionary } from '@zxcvbn-ts/language-common';
import { plainPassword } from './plain-password.js';

/** About 49,000, taken from published leaks; lower case. */
const COMMON = new Set(dictionary['passwords-common']);

/** Whether a guesser would try it first. Case makes no difference. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(plainPassword(password).toLowerCase());
}

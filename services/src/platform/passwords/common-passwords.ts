import { dictionary } from '@zxcvbn-ts/language-common';
import { isOnlyContextWords } from './context-words.js';
import { plainPassword } from './plain-password.js';

/** About 49,000 from published leaks, in lower case. */
const COMMON = new Set(dictionary['passwords-common']);

export function isCommonPassword(password: string): boolean {
  const plain = plainPassword(password).toLowerCase();
  return COMMON.has(plain) || isOnlyContextWords(plain);
}

import { createRequire } from 'node:module';
import type * as Language from '@zxcvbn-ts/language-common';
import { isOnlyContextWords } from './context-words.js';
import { plainPassword } from './plain-password.js';

const require = createRequire(import.meta.url);

let common: Set<string> | undefined;

export function isCommonPassword(password: string): boolean {
  const plain = plainPassword(password).toLowerCase();
  return commonPasswords().has(plain) || isOnlyContextWords(plain);
}

/** About 49,000 from published leaks, in lower case. Loaded with the first new password: they take 7 MB. */
function commonPasswords(): Set<string> {
  if (!common) {
    const { dictionary } = require('@zxcvbn-ts/language-common') as typeof Language;
    common = new Set(dictionary['passwords-common']);
  }
  return common;
}

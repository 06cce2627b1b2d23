/**
 * Words of this product and its field, which guessers of its passwords try first (OWASP ASVS 6.1.2).
 * A password of nothing but these words, digits and signs is refused: "Conference-2026!".
 */
const WORDS = [
  'administrator',
  'admin',
  'author',
  'chair',
  'committee',
  'conference',
  'congress',
  'finance',
  'login',
  'organiser',
  'organizer',
  'paper',
  'password',
  'plenary',
  'programme',
  'program',
  'registration',
  'researcher',
  'reviewer',
  'review',
  'submission',
  'symposium',
  'university',
  'welcome',
];

const ONLY_WORDS = new RegExp(`^(?:(?:${WORDS.join('|')})s?)+$`);

/** Whether the letters of a password are only words of the context. */
export function isOnlyContextWords(password: string): boolean {
  return ONLY_WORDS.test(password.toLowerCase().replace(/[^\p{L}]/gu, ''));
}

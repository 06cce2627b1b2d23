import { isCommonPassword } from './common-passwords.js';

describe('common passwords', () => {
  it.each(['password123', 'PaSsWoRd123'])('include one from published leaks: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Conference-2026!', 'plenary plenary', 'Reviewers2027', '2026 admin chair'])(
    'include one of words of the product and its field only: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each([
    'conference of the quiet birds',
    '8261-4470-9912',
    '会議の静かな鳥たち',
    'paperclip river',
  ])('leave others alone: %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

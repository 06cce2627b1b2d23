import { safeReturnPath } from '.';

it.each([
  '/register-conference-form',
  '/papers/7?tab=reviews#second',
  '/payment-success?ref=C25-7K4M-Q2X&next=https://example.org/',
  '/loginhelp',
  '/caf%C3%A9',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/javascript:alert(1)',
])('returns %s, which is inside the site', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

it.each([
  undefined,
  null,
  7,
  {},
  ['/submit'],
  { pathname: '/submit' },
  '',
  'submit',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  ' /submit',
  '/..//evil.example',
  '/.//evil.example',
  '/submit/..//evil.example',
  '/%2e%2e//evil.example',
  '/submit\\..\\..\\evil.example',
  '/login',
  '/login/',
  '/login?from=/login',
  '/login#again',
  '/./login',
])('returns the home page for %p', (from) => {
  expect(safeReturnPath(from)).toBe('/');
});

it('needs the check above: some paths that start with a slash lead to another site', () => {
  const naive = (from: string) => (from.startsWith('/') ? from : '/');
  const outside = ['//evil.example', '///evil.example', '/\\evil.example', '/\t/evil.example'];
  for (const from of outside) {
    expect(new URL(naive(from), 'https://site.invalid').hostname).toBe('evil.example');
    expect(new URL(safeReturnPath(from), 'https://site.invalid').hostname).toBe('site.invalid');
  }
});

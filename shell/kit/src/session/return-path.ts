/**
 * Where to go after signing in: the remembered path when it is one inside the site, else '/'.
 * Anything else (another origin, a scheme, tricks with slashes or control characters) is dropped.
 */
export function safeReturnPath(from: unknown): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(from)) return '/';
  const url = new URL(from, 'https://site.invalid');
  const isInside = url.origin === 'https://site.invalid' && !url.pathname.startsWith('//');
  return isInside && url.pathname !== '/login' ? url.pathname + url.search + url.hash : '/';
}

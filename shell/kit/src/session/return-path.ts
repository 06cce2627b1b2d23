/**
 * Where to go after signing in: the remembered path when it is one inside the site, else '/'.
 * Anything else (another origin, a scheme, tricks with slashes or control characters) is dropped.
 */
export function safeReturnPath(from: unknown): string {
  if (typeof from !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(from)) return '/';
  const url = new URL(from, 'https://site.invalid');
  const isInside = url.origin === 'https://site.invalid' && !url.pathname.startsWith('//');
  const isLogin = /^\/login\/?$/.test(url.pathname);
  return isInside && !isLogin ? url.pathname + url.search + url.hash : '/';
}

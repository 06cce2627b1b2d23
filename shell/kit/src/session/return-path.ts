/** '/' for anything outside the site: other origins, schemes, tricks with slashes. */
export function safeReturnPath(from: unknown): string {
  if (typeof from !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(from)) return '/';
  const url = new URL(from, 'https://site.invalid');
  const isInside = url.origin === 'https://site.invalid' && !url.pathname.startsWith('//');
  const isLogin = /^\/login\/?$/.test(url.pathname);
  return isInside && !isLogin ? url.pathname + url.search + url.hash : '/';
}

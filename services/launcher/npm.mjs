/** How to run npm: the one that started us, else the one in the path. */
export function npm(...args) {
  const path = process.env.npm_execpath;
  if (path?.endsWith('.js') || path?.endsWith('.cjs')) return [process.execPath, [path, ...args]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];
}

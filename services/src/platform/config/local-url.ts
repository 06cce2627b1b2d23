export function localUrl(host: string, port: number): string {
  if (host === '127.0.0.1') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

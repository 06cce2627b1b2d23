import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@plenary/kit/paths';

const conf = readFileSync(path.join(import.meta.dirname, '../../docker/site.conf'), 'utf8');

/** As nginx maps a value: the first expression that matches. */
function logged(address: string): string {
  const [, map = ''] = /map \$request_uri \$logged_path \{([^}]*)\}/.exec(conf) ?? [];
  for (const [, expression = '', value = ''] of map.matchAll(/"~(.+?)" (.+);/g)) {
    const found = new RegExp(expression).exec(address);
    if (found)
      return value
        .replaceAll('"', '')
        .replace(/\$(\w+)/g, (_, name: string) => found.groups?.[name] ?? '');
  }
  return '';
}

it.each([
  ['/admin/users?q=ada@example.org', '/admin/users'],
  ['/api/v1/admin/users?limit=20&q=ada%40example.org', '/api/v1/admin/...'],
  ['/api/v1/auth/reset-password/5ecret', '/api/v1/auth/...'],
  ['/reviewers/invitations/5ecret?answer=yes', '/reviewers/invitations/...'],
  ['/verify-email', '/verify-email'],
  ['/assets/main.8f3a.js', '/assets/main.8f3a.js'],
  ['/?q=ada', '/'],
])('logs %s as %s', (address, expected) => {
  expect(logged(address)).toBe(expected);
});

it('logs no secret of a link in an email', () => {
  const pages = Object.values(paths).filter(({ pattern }) => pattern.includes(':token'));
  expect(pages.length).toBeGreaterThan(3);
  for (const { pattern } of pages)
    expect(logged(pattern.replace(':token', '5ecret'))).not.toContain('5ecret');
});

it('logs requests in this format only', () => {
  const logs = conf.match(/access_log .*/g)?.filter((line) => line !== 'access_log off;');
  expect(logs).toEqual(['access_log /var/log/nginx/access.log plenary;']);
  const [, format = ''] = /log_format plenary ([^;]*);/.exec(conf) ?? [];
  expect(format).toContain('$logged_path');
  expect(format).not.toMatch(/\$(request|request_uri|uri|args|query_string|http_referer)\b/);
});

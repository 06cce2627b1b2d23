import { random } from './corpus.js';
import { HOST, latin1, line, LIVE, request, type Named } from './request-bytes.js';

export function requestLines(): Named[] {
  const host = `Host: ${HOST}\r\n\r\n`;
  const lines = [
    '',
    ' ',
    '\0',
    'GET',
    `GET ${LIVE}`,
    `GET\t${LIVE}\tHTTP/1.1`,
    ` GET ${LIVE} HTTP/1.1`,
    `GET ${LIVE} HTTP/1.1 x`,
    `GET ${LIVE} HTTP/9.9`,
    `GET ${LIVE} http/1.1`,
    `GET ${LIVE} HTTP/1`,
    `GET ${LIVE} HTTP/1.10`,
    `GET ${LIVE} HTTP/-1.1`,
    `GET ${LIVE} FTP/1.1`,
    `GET ${LIVE} x HTTP/1.1`,
    `GET ${LIVE}\0 HTTP/1.1`,
    `GET ${LIVE}\x7f HTTP/1.1`,
    `GET  HTTP/1.1`,
    `\xff\xfeGET ${LIVE} HTTP/1.1`,
    'x'.repeat(100_000),
    `${'G'.repeat(20_000)} ${LIVE} HTTP/1.1`,
    `GET ${LIVE} HTTP/1.1\r`,
    `GET ${LIVE}\r\nSmuggled: 1 HTTP/1.1`,
  ];
  const noise = random('request lines');
  const bytes = () => Buffer.from(Array.from({ length: 300 }, () => Math.floor(noise() * 256)));
  return [
    ...lines.map((text): Named => [text, latin1(`${text}\r\n${host}`)]),
    ...Array.from({ length: 20 }, (_, index): Named => [`noise ${index}`, bytes()]),
  ];
}

export function methods(): Named[] {
  const names = [
    'TRACE',
    'TRACK',
    'CONNECT',
    'get',
    'Get',
    'GeT',
    'BREW',
    'PROPFIND',
    'PURGE',
    'SEARCH',
    'PRI',
    'M-SEARCH',
    'MKCOL',
    'LOCK',
    'SOURCE',
    'UNLINK',
    'DELETE',
    'PUT',
    'PATCH',
    'GET\0',
    'G E T',
    '*',
  ];
  return names.flatMap((name): Named[] => [
    [name, request(line(name, LIVE))],
    [`${name} of the site`, request(line(name, '/'))],
  ]);
}

export function targets(): Named[] {
  const climbs = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '.%2e/',
    '%252e%252e%252f',
  ]
    .concat([
      '..%00/',
      '%c0%ae%c0%ae/',
      '%e0%80%ae%e0%80%ae/',
      '..%c0%af',
      '..;/',
      '....//',
      '%uff0e%uff0e/',
    ])
    .flatMap((climb) => [1, 3, 12].map((count) => `/shell/${climb.repeat(count)}history.jsonl`));
  const paths = [
    ...climbs,
    '/shell/1.0.0/%00main.js',
    '/shell/1.0.0/main.js%00.png',
    '/history.jsonl',
    '/shell/.hidden',
    '/shell//etc/passwd',
    '/shell/%2fetc%2fpasswd',
    '/shell/C:/history.jsonl',
    '/shell/%5c%5chost%5cx',
    '/api/v1/health%2flive',
    '/api/v1/./health/live',
    '/api/v1/x/../health/live',
    '/api/v1/health/live/x',
    '/api/v1/health/live%00',
    '/api/v1/health/live%0d%0aX-Split:%201',
    '/api/v1/%2e%2e/health',
    '/api/v1/%zz',
    '/api/v1/%',
    '/api/v1/%e0%a4%a',
    '/api/v1/%ff',
    '/api/v1/%ed%a0%80',
    '/api/v1/%f8%88%80%80%80',
    '/api/v1/auth/verify-email/%00',
    '/api/v1/papers/%00',
    '/api/v1/papers/__proto__',
    '/api/v1/constructor',
    `/api/v1/${'a'.repeat(10_000)}`,
    `/api/v1/${'a/'.repeat(5_000)}`,
    `/api/v1/${'%61'.repeat(4_000)}`,
    `/${'a'.repeat(100_000)}`,
    `/api/v1/papers/${'9'.repeat(8_000)}`,
    '*',
    'api/v1/health/live',
    '?',
    '#',
    '\\api\\v1\\health\\live',
    '/api\\v1\\health',
    '//api/v1/health/live',
    '/\xe9',
    '/\x80\xff',
    '/a b',
  ];
  return paths.map((path) => [path, latin1(request(line('GET', path)))]);
}

export function otherNotations(): Named[] {
  const paths = [
    '///',
    `http://${HOST}${LIVE}`,
    `http://elsewhere.example${LIVE}`,
    'http://',
    'http:///',
    `ftp://${HOST}/`,
    'http://a@b@c/',
    'http://[::1',
    'elsewhere.example:443',
    `HTTP://${HOST}${LIVE}`,
    'javascript:1',
    '/%61pi/v1/health/live',
    '/api/v1/%68ealth/live',
    `${LIVE}/`,
    `${LIVE};x=1`,
    `${LIVE}#x`,
    '//elsewhere.example',
    '//elsewhere.example/',
    '/%2f%2felsewhere.example',
    '/\\elsewhere.example/',
    '/venue/%0d%0aSet-Cookie:%20a=b',
    '/venue/?%0d%0aSet-Cookie:%20a=b',
    '/%e2%80%ae',
    '/papers/%00',
    '/papers/..%2f..%2f',
  ];
  return paths.map((path) => [path, latin1(request(line('GET', path)))]);
}

export function queries(token: string): Named[] {
  const texts = [
    'q=%zz',
    'q=%ff',
    'q=%00',
    'q=%c0%80',
    'q=%ed%a0%80',
    'q=a&q=b',
    'q[]=a',
    'q[x]=1',
    'q[__proto__]=1',
    '__proto__=1',
    '__proto__[a]=1',
    'constructor[prototype][a]=1',
    'page=-1',
    'page=1e400',
    'page=NaN',
    'page=99999999999999999999',
    'pageSize=1000000000',
    'pageSize=0',
    'cursor=%00',
    'cursor=e30',
    'sort=;drop',
    '&&&&',
    '====',
    'q=%F0%9F%98',
    'q=' + 'a'.repeat(10_000),
    'a=1&'.repeat(2_000),
    'q=%25%5f%5c',
    "q='",
  ];
  const authorization = `Authorization: Bearer ${token}`;
  return ['/api/v1/admin/users', '/api/v1/admin/papers', '/api/v1/admin/payments'].flatMap((path) =>
    texts.map((text): Named => [
      `${path}?${text}`,
      request(line('GET', `${path}?${text}`), authorization),
    ]),
  );
}

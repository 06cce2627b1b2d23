import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Expected } from './corpus.js';
import { ENQUIRY, post, type HostileRequest } from './request-bytes.js';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MEGABYTE = 1024 * 1024;

/** An enquiry with more members than it has. */
const withMembers = (members: string) => `${ENQUIRY.slice(0, -1)},${members}}`;

/** @param bomb bytes that a compressed body holds */
export function bodies(bomb: number): HostileRequest[] {
  return [...json(), ...types(), ...encoded(bomb), ...forms(), ...multipart()];
}

const item = (kind: string, name: string, bytes: Buffer, expected: Expected = 'refused') => ({
  kind,
  name: name.slice(0, 100),
  bytes,
  expected,
});

function json(): HostileRequest[] {
  const texts = [
    '',
    ' ',
    'null',
    'true',
    '0',
    '"text"',
    '[]',
    '{}',
    '{',
    '}',
    '[',
    '{"name"',
    '{"name":}',
    "{'name':1}",
    '{name:1}',
    '{"name":"Ada",}',
    `${ENQUIRY}x`,
    `${ENQUIRY}${ENQUIRY}`,
    `\ufeff${ENQUIRY}x`,
    'NaN',
    '{"name":01}',
    '{"name":"a\tb"}',
    '{"name":"\\x"}',
    '{"name":"\\ud800"}',
    '{"a":1e999999}',
    `{"a":${'9'.repeat(100_000)}}`,
    '{"__proto__":{"role":"admin"}}',
    withMembers('"__proto__":{"role":"admin"}'),
    withMembers('"__proto__":null'),
    withMembers('"constructor":{"prototype":{"role":"admin"}}'),
    withMembers('"\\u005f_proto__":{"a":1}'),
    withMembers('"hasOwnProperty":1'),
    withMembers('"toString":1'),
    withMembers('"then":1'),
    withMembers('"a":1'),
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000),
    `{"name":${'['.repeat(1_000)}${']'.repeat(1_000)}}`,
    `[${'{},'.repeat(50_000)}{}]`,
    `{"a":"${'x'.repeat(MEGABYTE)}"}`,
    `{${Array.from({ length: 20_000 }, (_, index) => `"a${index}":1`).join()}}`,
    ENQUIRY.slice(0, -2),
    ENQUIRY.slice(0, 20),
    ENQUIRY.replace('"Ada"', '1e400'),
    ENQUIRY.replace('"Ada"', '{"toString":"x"}'),
    ENQUIRY.replace('"Ada"', '["Ada"]'),
  ];
  const bytes: [string, Buffer][] = [
    ['invalid UTF-8', Buffer.from(ENQUIRY.replace('Ada', 'Ad\xe1'), 'latin1')],
    ['overlong UTF-8', Buffer.from(ENQUIRY.replace('Ada', '\xc1\x81da'), 'latin1')],
    ['a surrogate in UTF-8', Buffer.from(ENQUIRY.replace('Ada', '\xed\xa0\x80'), 'latin1')],
    ['UTF-16', Buffer.from(ENQUIRY, 'utf16le')],
    ['a NUL', Buffer.from(ENQUIRY.replace('Ada', 'A\0a'))],
    ['NULs', Buffer.alloc(10_000)],
  ];
  const sent = (body: string | Buffer) => post('/contact', JSON_TYPE, body);
  return [
    ...texts.map((text) => item('JSON', text, sent(text))),
    ...bytes.map(([name, body]) => item('JSON', name, sent(body))),
    item('JSON', 'a name twice', sent(withMembers('"name":"Eve"')), 'either'),
    item(
      'JSON',
      'less than its length',
      post('/contact', JSON_TYPE, ENQUIRY, 'Content-Length: 900'),
    ),
    item(
      'JSON',
      'more than its length',
      post('/contact', JSON_TYPE, ENQUIRY, 'Content-Length: 20'),
    ),
    item('JSON', 'no length', post('/contact', JSON_TYPE, ENQUIRY, 'A: b')),
  ];
}

function types(): HostileRequest[] {
  const list = [
    'text/plain',
    'text/xml',
    'application/xml',
    'application/octet-stream',
    'image/png',
    'x',
    '',
    '/',
    ';',
    'application/json, text/plain',
    'application/jsonx',
    'application/json/x',
    'application /json',
    'application',
    'multipart/mixed',
    'application/yaml',
    'application/vnd.api+json',
    'text/json',
    'a'.repeat(10_000),
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(500)}`,
  ];
  const charsets = ['utf-16', 'latin1', 'utf-7', 'x', '"', 'utf-8; charset=utf-16', '__proto__'];
  return [
    ...list.map((type) => item('content type', type, post('/contact', type, ENQUIRY))),
    ...charsets.map((name) =>
      item('charset', name, post('/contact', `${JSON_TYPE}; charset=${name}`, ENQUIRY), 'either'),
    ),
    item(
      'content type',
      'twice',
      post('/contact', `text/xml\r\nContent-Type: ${JSON_TYPE}`, ENQUIRY),
    ),
  ];
}

function encoded(size: number): HostileRequest[] {
  const bomb = Buffer.from(`{"a":"${'x'.repeat(size)}"}`);
  const sent = (coding: string, body: Buffer | string) =>
    post('/contact', `${JSON_TYPE}\r\nContent-Encoding: ${coding}`, body);
  const list: [string, string, Buffer | string][] = [
    ['a bomb in gzip', 'gzip', gzipSync(bomb)],
    ['a bomb in Brotli', 'br', brotliCompressSync(bomb, { params: { 1: 1 } })],
    ['a bomb in deflate', 'deflate', deflateSync(bomb)],
    ['gzip in gzip', 'gzip, gzip', gzipSync(gzipSync(bomb))],
    ['no gzip', 'gzip', ENQUIRY],
    ['half a gzip', 'gzip', gzipSync(ENQUIRY).subarray(0, 30)],
    ['an unknown coding', 'x', ENQUIRY],
    ['compress', 'compress', ENQUIRY],
    ['a long coding', 'gzip,'.repeat(2_000), ENQUIRY],
  ];
  return [
    ...list.map(([name, coding, body]) => item('content coding', name, sent(coding, body))),
    item('content coding', 'a good gzip', sent('gzip', gzipSync(ENQUIRY)), 'either'),
    item('content coding', 'identity', sent('identity', ENQUIRY), 'either'),
  ];
}

function forms(): HostileRequest[] {
  const whole = new URLSearchParams(JSON.parse(ENQUIRY)).toString();
  const texts = [
    '',
    '&',
    '=',
    '%',
    'name=%zz',
    'name=%ff',
    'name=%00',
    'name[]=a',
    'name[__proto__]=a',
    '__proto__=1',
    '__proto__[role]=admin',
    'constructor[prototype][a]=1',
    'a=1&'.repeat(30_000),
    `name=${'a'.repeat(MEGABYTE)}`,
    'name=a&name=b',
    `${'a[b]'.repeat(5_000)}=1`,
    'name=%ed%a0%80',
    ENQUIRY,
    `${whole}&name=x`,
    `${whole}&role=admin`,
  ];
  return texts.map((text) => item('form', text, post('/contact/form', FORM_TYPE, text), 'either'));
}

function multipart(): HostileRequest[] {
  const part = (headers: string, content = 'x') => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
  const text = (name: string, value = 'x') =>
    part(`Content-Disposition: form-data; name="${name}"`, value);
  const file = (name: string) =>
    part(
      `Content-Disposition: form-data; name="cv"; filename="${name}"\r\nContent-Type: application/pdf`,
    );
  const end = '--b--\r\n';
  const list: [string, string][] = [
    ['nothing', ''],
    ['the end only', end],
    ['no end', text('firstName')],
    ['half a boundary', `${text('firstName')}--`],
    ['no blank line', '--b\r\nContent-Disposition: form-data; name="a"\r\n--b--'],
    ['no name', part('Content-Disposition: form-data') + end],
    ['no headers', part('') + end],
    ['a NUL in a header', part('Content-Disposition: form-data; name="a\0"') + end],
    [
      'an endless header',
      part(`Content-Disposition: form-data; name="${'a'.repeat(200_000)}"`) + end,
    ],
    ['10,000 headers of a part', part('A: b\r\n'.repeat(10_000)) + end],
    ['10,000 parts', text('a').repeat(10_000) + end],
    ['10,000 files', file('a.pdf').repeat(10_000) + end],
    ['the same field twice', text('firstName') + text('firstName') + end],
    ...['__proto__', 'constructor', 'toString', 'a[b]', ''].map((name): [string, string] => [
      `a field ${name}`,
      text(name) + end,
    ]),
    ...[
      '../../x.pdf',
      '/etc/passwd',
      'a\\..\\b',
      'a%00.pdf',
      '',
      '.',
      '.htaccess',
      'a'.repeat(9_000),
      'CON',
    ].map((name): [string, string] => [`a file ${name}`, text('firstName') + file(name) + end]),
    ['a text as a file', text('cv') + end],
    ['a long text', text('firstName', 'x'.repeat(3 * MEGABYTE)) + end],
    ['another boundary', text('firstName').replaceAll('--b', '--c') + '--c--\r\n'],
    [
      'parts within parts',
      part('Content-Type: multipart/mixed; boundary=c', '--c\r\n\r\nx\r\n--c--') + end,
    ],
    [
      'an unknown transfer encoding',
      part('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: x') + end,
    ],
    [
      'an unknown charset',
      part('Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=x') + end,
    ],
    [
      'a charset of a name',
      part("Content-Disposition: form-data; name*=x''%ff; filename*=utf-8''%zz") + end,
    ],
  ];
  const type = 'multipart/form-data; boundary=b';
  return list.map(([name, body]) => item('multipart', name, post('/committee/apply', type, body)));
}

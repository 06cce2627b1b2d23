import {
  CHUNKED,
  ENQUIRY,
  HOST,
  latin1,
  line,
  LIVE,
  post,
  request,
  SMUGGLED,
  type Named,
} from './request-bytes.js';

export function headers(): Named[] {
  const list = [
    'Host: other.example',
    'A: b\0c',
    'A: b\nC: d',
    'A: b\rC: d',
    'A\0: b',
    'A b: c',
    'A : b',
    ': b',
    'A',
    'A: b\r\n folded',
    'A: b\r\n\tfolded',
    ' A: b',
    'A: \x01',
    'A: \x7f',
    '\x80: b',
    'A(b): c',
    'A\xe9: b',
    `A: ${'b'.repeat(20_000)}`,
    `${'a'.repeat(20_000)}: b`,
    `Cookie: ${'a=b; '.repeat(10_000)}`,
    Array.from({ length: 20_000 }, (_, index) => `A${index}: b`).join('\r\n'),
    'Expect: 300-nothing',
    'Transfer-Encoding: chunked, identity',
    'Content-Length: x',
  ];
  const named = list.map((text): Named => [text, latin1(request(line('GET', LIVE), text))]);
  const without = `GET ${LIVE} HTTP/1.1\r\n`;
  const hosts = ['a b', 'a/b', 'a@b', '[::1', 'a:b', 'a:1:2', '\xe9'];
  return [
    ...named,
    ['bare line feeds', `GET ${LIVE} HTTP/1.1\nHost: ${HOST}\n\n`],
    ['bare carriage returns', `GET ${LIVE} HTTP/1.1\rHost: ${HOST}\r\r`],
    ['headers without an end', `${without}Host: ${HOST}\r\nA: b`],
    ['no host', `${without}\r\n`],
    ...hosts.map((host): Named => [`Host: ${host}`, latin1(`${without}Host: ${host}\r\n\r\n`)]),
  ];
}

export function oddHeaders(): Named[] {
  const list = [
    'Authorization: Bearer x',
    'Authorization: Bearer',
    'Authorization: Basic Og==',
    'Authorization: \xff',
    `Authorization: Bearer ${'e30.'.repeat(2_000)}`,
    'Cookie: =',
    'Cookie: __proto__=1',
    'Cookie: a=%zz',
    'Cookie: \xff',
    'If-None-Match: *',
    `If-None-Match: ${'"a",'.repeat(3_000)}`,
    'Range: bytes=9-1',
    'Range: bytes=-',
    'Range: x',
    `Range: bytes=${'0-1,'.repeat(2_000)}0-1`,
    'Accept: \xff',
    'Accept-Encoding: ;q=x',
    'Accept-Encoding: *;q=0',
    'Accept-Language: \xff',
    `Accept-Language: ${'a,'.repeat(5_000)}`,
    'If-Modified-Since: never',
    'Expect: 100-continue',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAA',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'X-Forwarded-For: ' + '1.1.1.1,'.repeat(1_500),
    "X-Forwarded-For: '; drop",
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: \xff',
    'X-HTTP-Method-Override: DELETE',
    'Origin: null',
    'Origin: http://[',
    'Referer: \xff',
    'Sec-Fetch-Site: x',
    'Device-Token: \xff',
    'User-Agent: ' + 'x'.repeat(15_000),
    'Connection: close, host',
    'Te: trailers',
  ];
  return ['/api/v1/auth/me', '/venue', '/shell/1.0.0/main.js'].flatMap((path) =>
    list.map((text): Named => [`${path} ${text}`, latin1(request(line('GET', path), text))]),
  );
}

/** Two lengths, or a length and chunks: a proxy may see another end of the request than the server. */
export function lengths(): Named[] {
  const json = 'Content-Type: application/json';
  const two = (one: string, other: string, body: string): Named => [
    `${one}, ${other}`,
    request(line('POST', '/api/v1/contact'), json, one, other) + body,
  ];
  const zero = `0\r\n\r\n${SMUGGLED}`;
  const codings = [
    'chunked',
    ' chunked',
    'Chunked',
    'xchunked',
    'chunked, chunked',
    'identity',
    'gzip, chunked',
    '"chunked"',
    'chunked\x0b',
    'chunked;x',
    ',chunked',
    'chunked,',
    '\tchunked',
    'x',
  ];
  return [
    two('Content-Length: 0', `Content-Length: ${SMUGGLED.length}`, SMUGGLED),
    two(`Content-Length: ${SMUGGLED.length}`, 'Content-Length: 0', SMUGGLED),
    two('Content-Length: 5', 'Content-Length: 5', `"abc"${SMUGGLED}`),
    two('Content-Length: 0, 5', 'A: b', SMUGGLED),
    ...[
      '-1',
      '+0',
      '0x0',
      '1e1',
      '00000000000000000000000000000000000000001',
      '9'.repeat(30),
      ' ',
      '1 2',
      '0,0',
    ].map((length) => two(`Content-Length: ${length}`, 'A: b', SMUGGLED)),
    ...codings.flatMap((coding) => [
      two(`Transfer-Encoding: ${coding}`, 'Content-Length: 4', zero),
      two('Content-Length: 4', `Transfer-Encoding: ${coding}`, zero),
      two(`Transfer-Encoding: ${coding}`, `Content-Length: ${zero.length}`, zero),
    ]),
    two('Transfer-Encoding: chunked', 'Transfer-Encoding: identity', zero),
    two('Transfer-Encoding : chunked', 'Content-Length: 4', zero),
    two('Transfer-Encoding\r\n : chunked', 'Content-Length: 4', zero),
    two('X: a\nTransfer-Encoding: chunked', 'Content-Length: 4', zero),
  ];
}

export function chunks(): Named[] {
  const sent = ENQUIRY;
  const size = sent.length.toString(16);
  const list = [
    `x\r\n${sent}\r\n0\r\n\r\n`,
    `-1\r\n${sent}\r\n0\r\n\r\n`,
    `${'f'.repeat(17)}\r\n${sent}\r\n0\r\n\r\n`,
    '\r\n\r\n',
    `0x${size}\r\n${sent}\r\n0\r\n\r\n`,
    `${size} \r\n${sent}\r\n0\r\n\r\n`,
    `${size}\n${sent}\n0\n\n`,
    `${size}\r\n${sent}`,
    `${size}\r\n${sent}0\r\n\r\n`,
    `${size}\r\n${sent}\r\n0\r\n`,
    `${size}\r\n${sent}\r\n`,
    `${size};${'x'.repeat(100_000)}`,
    `1\r\n${sent}\r\n0\r\n\r\n`,
    `${size}\r\n${sent}\r\n0\r\nA: b\0\r\n\r\n`,
    `${size};a=\0\r\n${sent}\r\n0\r\n\r\n`,
    `${size}\r\n${sent}\r\n0\r\n${'A: b\r\n'.repeat(20_000)}\r\n`,
    `0\r\n\r\n${SMUGGLED.slice(0, 20)}`,
    `${size};a=b\n${sent}\r\n0\r\n\r\n${SMUGGLED}`,
    '1;\r\nx\r\n'.repeat(400_000),
  ];
  return list.map((text) => [text, post('/contact', 'application/json', text, CHUNKED)]);
}

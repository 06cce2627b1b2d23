import { random, type Expected } from './corpus.js';
import { changed } from './pdf-changes.js';
import { bodies } from './request-bodies.js';
import {
  CHUNKED,
  ENQUIRY,
  LIVE,
  line,
  post,
  request,
  SMUGGLED,
  type HostileRequest,
  type Named,
} from './request-bytes.js';
import { chunks, headers, lengths, oddHeaders } from './request-headers.js';
import { methods, otherNotations, queries, requestLines, targets } from './request-targets.js';

const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

/**
 * Every request; random changes of good ones are decided by the seed.
 * @param bomb bytes that a compressed body holds
 */
export function hostileRequests(
  token: string,
  { randomCount = 400, bomb = 64 * 1024 * 1024 } = {},
): HostileRequest[] {
  return [
    ...each('request line', requestLines(), 'refused'),
    ...each('method', methods(), 'refused'),
    ...each('target', targets(), 'refused'),
    ...each('target that is another notation', otherNotations(), 'either'),
    ...each('query', queries(token), 'either'),
    ...each('header', headers(), 'refused'),
    ...each('header that servers may take', oddHeaders(), 'either'),
    ...each('length', lengths(), 'refused'),
    ...each('chunks', chunks(), 'refused'),
    ...each('protocol', protocols(), 'refused'),
    ...bodies(bomb),
    ...each('ordinary', ordinary(), 'accepted'),
    ...each('random', mutations(randomCount), 'either'),
  ];
}

function each(kind: string, requests: Named[], expected: Expected): HostileRequest[] {
  return requests.map(([name, bytes]) => ({ kind, name, bytes: Buffer.from(bytes), expected }));
}

function ordinary(): Named[] {
  return [
    ['GET', request(line('GET', LIVE))],
    ['HEAD', request(line('HEAD', LIVE))],
    ['chunked', post('/contact', 'application/json', chunked(ENQUIRY), CHUNKED)],
    ['pipelined', request(line('GET', LIVE)).repeat(100)],
  ];
}

function protocols(): Named[] {
  const hello = Buffer.from('16030100' + 'c8010000c40303' + '00'.repeat(190), 'hex');
  return [
    ['HTTP/0.9', `GET ${LIVE}\r\n`],
    ['HTTP/2 with prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'],
    ['TLS', hello],
    [
      'SSL 2',
      Buffer.from('802e0100020015000000100100800200800300800400800500800600400700c0', 'hex'),
    ],
    ['SSH', 'SSH-2.0-client\r\n'],
    ['SMTP', 'EHLO sample.example\r\nMAIL FROM:<a@b.example>\r\n'],
    ['PostgreSQL', Buffer.from('0000000804d2162f', 'hex')],
    ['Redis', '*1\r\n$8\r\nFLUSHALL\r\n'],
    ['PROXY', `PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\n${SMUGGLED}`],
    ['RTSP', 'OPTIONS * RTSP/1.0\r\nCSeq: 1\r\n\r\n'],
    ['an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'],
    ['nothing', ''],
  ];
}

/** Each is a good request with one to four changes of its bytes. */
function mutations(count: number): Named[] {
  const next = random('requests');
  const good = [
    request(line('GET', `${LIVE}?a=b&c=%20`), 'Accept-Encoding: gzip, br', 'Range: bytes=0-10'),
    request(line('GET', '/venue'), 'If-None-Match: "a"', 'Cookie: a=b; c=d'),
    post('/contact', 'application/json', ENQUIRY),
    post('/contact', 'application/json', chunked(ENQUIRY), CHUNKED),
    post('/contact/form', 'application/x-www-form-urlencoded', 'name=Ada&email=a%40b.example'),
  ].map((text) => Buffer.from(text));
  return Array.from({ length: count }, (_, index) => {
    const { bytes, how } = changed(good[index % good.length]!, next);
    return [`${index} ${how}`, bytes];
  });
}

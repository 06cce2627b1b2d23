import { random, type Expected } from './corpus.js';

/** An address, and whether RFC 5321, RFC 6531 and IDNA give it a mailbox. All are made here. */
export interface HostileAddress {
  kind: string;
  address: string;
  expected: Expected;
}

const DOMAIN = 'sample.example';
const l = (count: number) => 'l'.repeat(count);
const labels = (total: number) => {
  const whole = Array.from({ length: Math.floor(total / 64) }, () => l(63)).join('.');
  const rest = total - whole.length;
  return rest > 1 ? `${whole}.${l(rest - 1)}` : whole;
};

const LOCAL_SIGNS = [..."!#$%&'*+-/=?^_`{|}~"].map((sign) => `a${sign}b@${DOMAIN}`);
const NOT_LOCAL = [...'"(),:;<>@[\\] \t\n\r\0'].map((sign) => `a${sign}b@${DOMAIN}`);

const ORDINARY = [
  `ada@${DOMAIN}`,
  `ADA.Obi@SAMPLE.Example`,
  `a@${DOMAIN}`,
  `first.last+tag@mail.${DOMAIN}`,
  `_@${DOMAIN}`,
  `123@123.example`,
  `a@b-c.d--e.example`,
  `${l(64)}@${DOMAIN}`,
  `a@${l(63)}.example`,
  `a@${labels(245)}.org`,
];

const INTERNATIONAL = [
  `josé@${DOMAIN}`,
  `jose\u0301@${DOMAIN}`,
  `ليلى@${DOMAIN}`,
  `क्ष@${DOMAIN}`,
  `李@${DOMAIN}`,
  `ada@bücher.example`,
  `ada@BÜCHER.example`,
  `ada@xn--bcher-kva.example`,
  `ada@例え.テスト`,
  `ada@пример.испытание`,
  `ada@مثال.إختبار`,
  `ada@उदाहरण.परीक्षा`,
  `ada@straße.example`,
  `ada@mañana。example`,
  `Ольга@пример.испытание`,
];

const BROKEN = [
  'ada',
  '@',
  `@${DOMAIN}`,
  'ada@',
  'ada@localhost',
  `ada@@${DOMAIN}`,
  `.ada@${DOMAIN}`,
  `ada.@${DOMAIN}`,
  `a..b@${DOMAIN}`,
  'ada@sample..example',
  'ada@.sample.example',
  'ada@sample.example.',
  'ada@-sample.example',
  'ada@sample-.example',
  'ada@sample.-example',
  'ada@sam_ple.example',
  'ada@sam%70le.example',
  'ada@1.2.3.4',
  'ada@[127.0.0.1]',
  'ada@[IPv6:::1]',
  'ada@sample.123',
  'ada@sample.example:25',
  'ada@sample.example/x',
  'ada@xn--a.example',
  'ada@\u200b.example',
  'ada@\u0301a.example',
  `${l(65)}@${DOMAIN}`,
  `${'é'.repeat(33)}@${DOMAIN}`,
  `a@${l(64)}.example`,
  `a@${'ü'.repeat(60)}.example`,
  `${l(64)}@${labels(190)}.org`,
  `a@${labels(252)}.org`,
];

const INJECTIONS = [
  `a@${DOMAIN},b@${DOMAIN}`,
  `a@${DOMAIN};b@${DOMAIN}`,
  `a@${DOMAIN} b@${DOMAIN}`,
  `Ada <a@${DOMAIN}>`,
  `<a@${DOMAIN}>`,
  `group: a@${DOMAIN};`,
  `"a b"@${DOMAIN}`,
  `a@${DOMAIN}\r\nBcc: b@${DOMAIN}`,
  `a@${DOMAIN}\r\nRCPT TO:<b@${DOMAIN}>`,
  `a(comment)@${DOMAIN}`,
  `a@${DOMAIN}(comment)`,
  `mailto:a@${DOMAIN}`,
  `a%0d%0ab@sample.example%0a`,
  `a@sample\u2028.example`,
  `a\u202eb@${DOMAIN}`,
  `a\ufffeb@${DOMAIN}`,
  `a\ud800b@${DOMAIN}`,
];

/** Every address; random mutations of good ones are decided by the seed. */
export function hostileAddresses(randomCount = 250): HostileAddress[] {
  return [
    ...each('ordinary', ORDINARY, 'accepted'),
    ...each('sign of a local part', LOCAL_SIGNS, 'accepted'),
    ...each('no sign of a local part', NOT_LOCAL, 'refused'),
    ...each('international', INTERNATIONAL, 'accepted'),
    ...each('broken', BROKEN, 'refused'),
    ...each('injection', INJECTIONS, 'refused'),
    ...each('random', mutations(randomCount), 'either'),
  ];
}

function each(kind: string, addresses: string[], expected: Expected): HostileAddress[] {
  return addresses.map((address) => ({ kind, address, expected }));
}

/** Each is a good address with one character put in, left out or repeated. */
function mutations(count: number): string[] {
  const next = random('addresses');
  const good = [...ORDINARY, ...INTERNATIONAL];
  const any = <T>(items: readonly T[]) => items[Math.floor(next() * items.length)]!;
  const signs = [
    ...'.-_@+%\'"<> ,;:/\\[]{}()',
    'é',
    '例',
    '\u00ad',
    '\u200d',
    '\ufeff',
    'ß',
    'İ',
    '\t',
  ];
  return Array.from({ length: count }, () => {
    const letters = Array.from(any(good));
    const place = Math.floor(next() * letters.length);
    letters.splice(
      place,
      next() < 0.5 ? 0 : 1,
      any([any(signs), '', letters[place]! + letters[place]!]),
    );
    return letters.join('');
  });
}

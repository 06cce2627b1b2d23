import PostalMime from 'postal-mime';
import { EmailLab } from '../../../test/email-lab.js';
import { emailAddress } from '../outbox/email-address.js';
import { enquiryEmail } from '../../conference/enquiries/contact.emails.js';
import { welcome } from '../../identity/email-verification/welcome.email.js';

const longest = `a@${Array.from({ length: 4 }, () => 'b'.repeat(60)).join('.')}.examples`;

describe('a recipient', () => {
  it.each([
    ['plus', 'ada+plenary@example.org'],
    ['an apostrophe', "o'neill@example.org"],
    ['a host in punycode', 'ada@xn--mnchen-3ya.example'],
    ['letters beyond ASCII', 'josé@example.org'],
    ['a host beyond ASCII', 'ada@münchen.example'],
    ['254 characters', longest],
  ])('may have %s', (_case, address) => {
    expect(emailAddress(address)).toBe(address);
  });

  it.each([
    ['two addresses', 'ada@example.org, eve@example.org'],
    ['two addresses, other sign', 'ada@example.org;eve@example.org'],
    ['a group', 'all:ada@example.org,eve@example.org;'],
    ['a name', 'Ada <ada@example.org>'],
    ['a quoted local part', '"eve@evil.example"@example.org'],
    ['a comment', 'ada(eve@evil.example)@example.org'],
    ['a route', '@evil.example:ada@example.org'],
    ['a line break', 'ada@example.org\r\nBcc: eve@example.org'],
    ['a line break at the end', 'ada@example.org\n'],
    ['a NUL', 'ada@example.org\0'],
    ['letters that look alike', '\u0430da@example.org'],
    ['255 characters', `a${longest}`],
  ])('may not have %s', (_case, address) => {
    expect(() => emailAddress(address)).toThrow();
  });
});

describe('what strangers write', () => {
  let lab: EmailLab;
  beforeAll(async () => {
    lab = await EmailLab.open();
  });
  afterAll(() => lab.close());

  it.each([
    ['line breaks', 'Hello\r\nBcc: eve@example.org\r\n\r\n<script>'],
    ['encoded words', '=?utf-8?q?Hello=0D=0ABcc:_eve@example.org?='],
    ['quotes and brackets', '" <eve@example.org>, "'],
    ['other scripts and 2,000 characters', 'مرحبا 你好 '.repeat(200)],
  ])('in a subject with %s stays in the subject', async (cause, subject) => {
    const envelope: string[] = [];
    lab.smtp.refusal = (address) => void envelope.push(address);
    const already = lab.smtp.emails.length;
    await lab.transaction((tx) =>
      lab.outbox.add(tx, {
        template: enquiryEmail,
        to: 'office@example.org',
        cause,
        data: {
          name: subject,
          email: 'reader@example.org',
          subject,
          category: 'Media',
          message: '.\r\nRCPT TO:<eve@example.org>\r\n.\r\n',
        },
      }),
    );
    const email = (await lab.smtp.took(already + 1)).at(-1);
    expect(envelope).toEqual(['office@example.org']);
    const { headers, to, cc, bcc, replyTo } = await PostalMime.parse(email?.raw ?? '');
    expect(headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(to?.map(({ address }) => address)).toEqual(['office@example.org']);
    expect(replyTo?.map(({ address }) => address)).toEqual(['reader@example.org']);
    expect([cc, bcc]).toEqual([undefined, undefined]);
  });

  it('as the address to answer to is one address, or the letter is failed', async () => {
    await lab.transaction((tx) =>
      lab.outbox.add(tx, {
        template: enquiryEmail,
        to: 'office@example.org',
        cause: 'two',
        data: {
          name: 'Ada',
          email: 'reader@example.org\r\nBcc: eve@example.org',
          subject: 'Hello',
          category: 'Media',
          message: 'Hello',
        },
      }),
    );
    const rows = await lab.until(({ cause, tries }) => cause !== 'two' || tries > 0);
    expect(rows.find(({ cause }) => cause === 'two')).toMatchObject({
      status: 'failed',
      lastError: expect.stringContaining('cannot be written'),
    });
  });

  it('as a name does not change who the sender is', async () => {
    const already = lab.smtp.emails.length;
    await lab.transaction((tx) =>
      lab.outbox.add(tx, {
        template: welcome,
        to: 'ada@example.org',
        cause: 'name',
        data: { firstName: 'Ada\r\nFrom: eve@example.org' },
      }),
    );
    const email = (await lab.smtp.took(already + 1)).at(-1);
    const { from } = await PostalMime.parse(email?.raw ?? '');
    expect(from?.address).toBe(lab.config.mailFrom);
  });
});

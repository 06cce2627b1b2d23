import { EmailLab } from '../../../test/email-lab.js';
import { switchOff } from '../../../test-faults/protections-off.js';
import { SECOND } from '../../platform/core/time.js';
import { BouncedAddresses } from '../reports/bounced-addresses.js';

let lab: EmailLab;
beforeEach(async () => {
  lab = await EmailLab.open();
});
afterEach(() => lab.close());

const heal = () => {
  lab.smtp.isBusy = false;
  lab.smtp.refusal = () => undefined;
  lab.smtp.beforeAnswer = () => undefined;
};

/** Each makes the first try fail. */
const FAULTS: [name: string, begin: () => void, reason: RegExp][] = [
  ['answers each connection with 421', () => (lab.smtp.isBusy = true), /421|too busy/],
  ['says 451', () => (lab.smtp.refusal = () => ({ code: 451, text: 'later' })), /451 later/],
  [
    'is gone in the middle',
    () =>
      (lab.smtp.refusal = () => {
        lab.smtp.drop();
        return undefined;
      }),
    /./,
  ],
];

describe('a mail server that', () => {
  it.each(FAULTS)('%s gets the email later, once', async (_name, begin, reason) => {
    begin();
    await lab.welcome('ada@example.org');
    const [waiting] = await lab.until(({ tries }) => tries === 1);
    expect(waiting).toMatchObject({ status: 'queued', lastError: expect.stringMatching(reason) });
    heal();
    await lab.pass(5 * SECOND);
    const [sent] = await lab.until(({ status }) => status === 'sent');
    expect(sent?.history.map(({ outcome }) => outcome)).toEqual(['deferred', 'sent']);
    expect(lab.smtp.emails).toHaveLength(1);
  });

  it('says 451 would never get the email without retries', async () => {
    await switchOff('retries', String(lab.config.migrationDatabaseUrl));
    lab.smtp.refusal = (address) =>
      address === 'ada@example.org' ? { code: 451, text: 'later' } : undefined;
    await lab.welcome('ada@example.org');
    await lab.smtp.refused(1);
    heal();
    await lab.pass(5 * SECOND);
    await lab.welcome('last@example.org');
    await lab.smtp.took(1);
    expect(lab.smtp.emails.map(({ to }) => to)).toEqual(['last@example.org']);
  });

  it.each([
    ['5.1.1 no such user', true],
    // Of all emails of a sender whom the relay does not know.
    ['5.7.1 relaying denied', false],
    ['not here', false],
  ])('refuses a recipient with "550 %s" marks the address: %s', async (text, isMarked) => {
    lab.smtp.refusal = () => ({ code: 550, text });
    await lab.welcome('gone@example.org');
    await lab.until(({ status }) => status === 'failed');
    const bounced = lab.get(BouncedAddresses);
    const bounce = await lab.transaction((tx) => bounced.find(tx, 'gone@example.org'));
    expect(bounce?.reason).toBe(isMarked ? `550 ${text}` : undefined);
  });

  it('takes an email and is gone before it says so gets it again under the same Message-ID', async () => {
    lab.smtp.beforeAnswer = () => lab.smtp.drop();
    await lab.welcome('ada@example.org');
    await lab.until(({ tries }) => tries === 1);
    heal();
    await lab.pass(5 * SECOND);
    await lab.until(({ status }) => status === 'sent');
    const ids = lab.smtp.emails.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('takes an email while the database ends the connection of its worker gets it once', async () => {
    lab.smtp.beforeAnswer = async () => {
      heal();
      await lab.endTransactions();
    };
    await lab.welcome('ada@example.org');
    await lab.until(({ status }) => status === 'sent');
    await lab.pass(20 * SECOND);
    await lab.welcome('last@example.org');
    await lab.until(({ status }) => status === 'sent');
    expect(lab.smtp.emails.map(({ to }) => to)).toEqual(['ada@example.org', 'last@example.org']);
  });

  it('keeps one reader waiting does not keep the others', async () => {
    let release = () => undefined as void;
    lab.smtp.beforeAnswer = ({ to }) =>
      to === 'slow@example.org' ? new Promise<void>((resolve) => (release = resolve)) : undefined;
    await lab.welcome('slow@example.org');
    await lab.smtp.took(1);
    for (let n = 0; n < 5; n += 1) await lab.welcome(`quick-${n}@example.org`);
    await lab.until(({ status, recipient }) => status === 'sent' || recipient.startsWith('slow'));
    expect((await lab.rows()).filter(({ status }) => status === 'queued')).toHaveLength(1);
    release();
    await lab.until(({ status }) => status === 'sent');
  });
});

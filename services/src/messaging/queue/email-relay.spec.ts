import { EmailLab } from '../../../test/email-lab.js';

let lab: EmailLab;
beforeEach(async () => {
  lab = await EmailLab.open();
});
afterEach(() => lab.close());

it('sends emails that are written after its connection for notifications was cut', async () => {
  await lab.welcome('first@example.org');
  await lab.until(({ status }) => status === 'sent');
  await lab.transaction(async (tx) => {
    await tx.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN %' AND pid <> pg_backend_pid()`,
    );
  });
  await lab.welcome('second@example.org');
  await lab.until(({ status }) => status === 'sent');
  expect(lab.smtp.emails.map(({ to }) => to)).toEqual(['first@example.org', 'second@example.org']);
});

it('tries an email again when it is due, although no one says so', async () => {
  let refusals = 1;
  lab.smtp.refusal = () => (refusals-- > 0 ? { code: 451, text: 'come back later' } : undefined);
  await lab.welcome('ada@example.org');
  const [sent] = await lab.until(({ status }) => status === 'sent');
  expect(sent).toMatchObject({ tries: 2 });
});

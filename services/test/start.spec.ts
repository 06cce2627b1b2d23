import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { registration } from './accounts.js';
import { callsTo } from './call.js';
import { createDatabase } from './database.js';
import { endPrograms, startProgram } from './program.js';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-start-'));
  // PostgreSQL runs as another user when we are root, and must be able to pass through.
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
};
afterAll(() => {
  endPrograms();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts the product and waits until it serves. */
async function startMain(variables: NodeJS.ProcessEnv) {
  const program = startProgram('main', { PORT: '0', ...variables });
  const origin = (await program.line('Plenary is at')).replace(/.* /, '');
  return { ...program, origin, call: callsTo(origin) };
}

/** Waits for an email to this address in the local mailbox. */
async function mailTo(
  address: string,
  mailbox: string,
): Promise<{ subject: string; text: string }> {
  for (;;) {
    const answer = await fetch(mailbox, { headers: { accept: 'application/json' } });
    const { emails } = (await answer.json()) as {
      emails: { to: string; subject: string; text: string }[];
    };
    const email = emails.find(({ to }) => to === address);
    if (email) return email;
    await setTimeout(50);
  }
}

describe('the embedded product', () => {
  it('starts, keeps its data and its email over a kill, and ends in order', async () => {
    const dataDir = newFolder();
    const first = await startMain({ DATA_DIR: dataDir });
    const file = join(dataDir, 'logins.txt');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const logins = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(logins).toHaveLength(3);
    for (const line of logins) await first.line(line);
    const body = registration();
    const { status } = await first.call('POST', '/auth/register', { body });
    expect(status).toBe(201);
    first.process.kill('SIGKILL');
    await first.ended;

    const second = await startMain({ DATA_DIR: dataDir });
    const mailbox = (await second.line('/dev/mailbox')).replace(/.* /, '');
    const verification = await mailTo(body.email, mailbox);
    const code = /\b\d{4}\b/.exec(verification.text)?.[0];
    const verify = await second.call('POST', '/auth/verify-email', {
      body: { email: body.email, code },
    });
    expect(verify.status).toBe(200);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toEqual(logins);
    const [, email, password] = logins[0]?.split(/ +/) ?? [];
    const login = await second.call('POST', '/auth/login', { body: { email, password } });
    expect(login).toMatchObject({
      status: 200,
      body: { user: { role: 'admin', isEmailVerified: true } },
    });
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});

it('does not bring removed samples or their logins back', async () => {
  const variables = {
    DATA_DIR: newFolder(),
    ADMIN_EMAIL: 'chair@example.org',
    ADMIN_PASSWORD: 'of the chair',
  };
  const first = await startMain(variables);
  await first.line('Sample logins');
  const body = { email: variables.ADMIN_EMAIL, password: variables.ADMIN_PASSWORD };
  const asChair = async ({ call }: typeof first, method: string) => {
    const { token } = (await call('POST', '/auth/login', { body })).body as { token: string };
    return (await call(method, '/admin/samples', { token })).body as { people: number };
  };
  expect(await asChair(first, 'DELETE')).toMatchObject({ people: 60, keptPeople: 0 });
  first.process.kill('SIGTERM');
  await first.ended;

  const second = await startMain(variables);
  await second.line('It is backed up');
  expect(await asChair(second, 'GET')).toMatchObject({ people: 0 });
  expect(second.output()).not.toContain('Sample logins');
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

describe('the product on a given database', () => {
  it('brings the schema up, makes the first admin, and has neither mailbox nor samples', async () => {
    const { databaseUrl, migrationDatabaseUrl, drop } = await createDatabase('template0');
    const variables = {
      DATABASE_URL: databaseUrl,
      MIGRATION_DATABASE_URL: migrationDatabaseUrl,
      JWT_SECRET: 'a secret that only the tests know of',
      DATA_DIR: newFolder(),
    };
    const admin = { email: 'chair@example.org', password: 'of the chair' };
    const main = await startMain({
      ...variables,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
    const login = await main.call('POST', '/auth/login', { body: admin });
    // In production an admin sets up two-factor authentication before anything else.
    expect(login).toMatchObject({ status: 200, body: { twoFactor: 'setup' } });
    expect((await fetch(`${main.origin}/dev/mailbox`)).status).not.toBe(200);
    expect(main.output()).not.toContain('logins');
    await main.call('POST', '/auth/reset-password/the-secret-of-a-link', { body: admin });
    await main.line('/api/v1/auth/reset-password/:token');
    const { challenge } = login.body as { challenge: string };
    const { token } = (await main.call('POST', '/auth/register', { body: registration() }))
      .body as { token: string };
    await main.call('POST', '/auth/logout', { token });
    await main.line('/api/v1/auth/logout');
    for (const secret of [token, challenge, admin.password, admin.email, 'the-secret-of-a-link']) {
      expect(main.output()).not.toContain(secret);
    }

    const worker = startProgram('worker', { ...variables, SMTP_URL: 'smtp://127.0.0.1:1' });
    await worker.line('The worker runs');
    worker.process.kill('SIGTERM');
    main.process.kill('SIGTERM');
    expect(await Promise.all([worker.ended, main.ended])).toEqual([0, 0]);
    await drop();
  });
});

describe('an API that does not migrate', () => {
  it('starts once migrate.js has run, which does nothing the second time', async () => {
    const { databaseUrl, migrationDatabaseUrl, drop } = await createDatabase('template0');
    const variables = {
      DATABASE_URL: databaseUrl,
      JWT_SECRET: 'a secret that only the tests know of',
      DATA_DIR: newFolder(),
    };
    const api = { ...variables, MIGRATE_AT_START: 'off', PORT: '0' };
    const early = startProgram('main', api);
    expect(await early.ended).toBe(1);
    expect(early.output()).toMatch(/^The database lacks \d+ migrations, [^\n]+\n$/);

    const owner = { ...variables, MIGRATION_DATABASE_URL: migrationDatabaseUrl };
    const outputs: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      const migration = startProgram('migrate', owner);
      expect(await migration.ended).toBe(0);
      outputs.push(migration.output());
    }
    expect(outputs[0]).toMatch(/^FirstSchema1763600000000\n[^]+ migrations were run\n$/);
    expect(outputs[1]).toBe('The database was up to date\n');

    const main = await startMain(api);
    const worker = startProgram('worker', { ...variables, HEALTH_PORT: '0' });
    const port = (await worker.line('Its health is at port')).replace(/.* /, '');
    const health = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}/health/${path}`)).status;
    expect([await health('live'), await health('ready'), await health('')]).toEqual([
      200, 200, 404,
    ]);
    main.process.kill('SIGTERM');
    worker.process.kill('SIGTERM');
    expect(await Promise.all([main.ended, worker.ended])).toEqual([0, 0]);
    await drop();
  });

  it('says so when the database cannot be reached', async () => {
    const migration = startProgram('migrate', {
      DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
      JWT_SECRET: 'x'.repeat(32),
    });
    expect(await migration.ended).toBe(1);
    expect(migration.output()).toMatch(/^DATABASE_URL cannot be reached \([^\n]+\)\.\n$/);
  });
});

describe('a start that cannot be', () => {
  const outcome = async (variables: NodeJS.ProcessEnv) => {
    const program = startProgram('main', variables);
    const code = await program.ended;
    return { code, lines: program.output().trimEnd().split('\n') };
  };
  const production = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', JWT_SECRET: 'x'.repeat(32) };

  it.each([
    [{ PORT: 'seventy' }, 'PORT must be a number'],
    [{ DATABASE_URL: production.DATABASE_URL }, 'JWT_SECRET is required'],
    [production, 'DATABASE_URL cannot be reached'],
  ])('is one readable line: %j', async (variables, text) => {
    const { code, lines } = await outcome(variables);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(text)]);
  });

  it('names the port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, lines } = await outcome({ DATA_DIR: newFolder(), PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`PORT ${port} is in use`)]);
  });

  it('of the worker needs a given database', async () => {
    const worker = startProgram('worker', { DATA_DIR: newFolder() });
    expect(await worker.ended).toBe(1);
    expect(worker.output()).toContain('DATABASE_URL is required');
  });
});

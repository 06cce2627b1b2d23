import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** A cold start builds changed parts, sets up a database and composes the site. */
const START_LIMIT_MS = 400_000;

/** Signs what the tests report as a provider of emails. */
export const EMAIL_EVENTS_SECRET = 'a secret of the tests';

/** What the product printed, its log included; in its data folder. */
export const LOG_FILE = 'printed.log';

export interface Product {
  url: string;
  /** Address of the local mailbox, with its key. */
  mailbox: string;
  dataDir: string;
  stop(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

/**
 * A product whose clock moves by eight days, and whose jobs run then, at the signal SIGUSR2. It takes
 * no other product's mail or site.
 */
export function startWithMovedClock(): Promise<Product> {
  const clock = new URL('moved-clock.mjs', import.meta.url).href;
  return startProduct({ node: ['--import', clock] });
}

const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'plenary-e2e-'));

interface StartOptions {
  dataDir?: string;
  /** Options of Node. */
  node?: string[];
  env?: Record<string, string>;
}

/** Starts the whole product as `npm start` does, on a free port and an empty data folder. */
export async function startProduct({
  dataDir = emptyFolder(),
  node = [],
  env = {},
}: StartOptions = {}) {
  const port = await freePort();
  const start = path.join(root, 'services/launcher/start.mjs');
  const child = spawn(process.execPath, [...node, start], {
    cwd: root,
    env: {
      HOLD_MINUTES: '0',
      // Tests that need a measured visit draw it; all others would reach the limit of reports.
      MEASURED_VISITS: '1',
      // The tokens of all tests are of one login.
      PROOF_MINUTES: '720',
      // Browsers and the product share a machine that is late.
      UPLOADS_LOOP_DELAY_MS: '0',
      EMAIL_EVENTS_SECRET,
      // Refuses at once: no test asks the DNS of the network.
      DNS_SERVERS: '127.0.0.1:9',
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.pipe(createWriteStream(path.join(dataDir, LOG_FILE)));
  const mailbox = await printed(child, /(http:\S+\/dev\/mailbox\S*)/);
  const product: Product = {
    url: `http://localhost:${port}`,
    mailbox,
    dataDir,
    stop: () => ended(child),
    signal: (name) => child.kill(name),
  };
  return product;
}

/** Waits until the product prints what the pattern names. */
function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('is not up in time'), START_LIMIT_MS);
    const fail = (why: string) => reject(new Error(`The product ${why}. It printed:\n${text}`));
    child.once('exit', () => fail('ended'));
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = pattern.exec(text)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

export const ROLES = ['admin', 'reviewer', 'author'] as const;
export type Role = (typeof ROLES)[number];

/** The sample login of a role, as the first start wrote it down. */
export function signIn(dataDir: string, role: Role): { email: string; password: string } {
  const line = readFileSync(path.join(dataDir, 'logins.txt'), 'utf8')
    .split('\n')
    .find((each) => each.startsWith(role));
  const [, email, password] = line?.split(/\s+/) ?? [];
  if (!email || !password) throw new Error(`No sample login for ${role}`);
  return { email, password };
}

import { mkdtempSync, chmodSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { SECOND } from '../src/platform/core/time.js';
import { callsTo } from '../test/call.js';
import { startProgram, startScript, type Program } from '../test/program.js';
import { registrationData } from '../test/registration-data.js';
import { startPostgres } from '../src/operations/embedded/postgres/postgres.js';
import { readState } from '../src/operations/point-in-time/archive-state.js';

const key = Buffer.alloc(32, 17).toString('base64');

/** Variables that name the place of an archive. */
interface Archived {
  variables: Record<string, string>;
}

/** Of a registration, by the clock of this machine. */
export interface Write {
  id: string;
  sentAt: number;
  answeredAt: number;
}

export interface RestoreRun {
  code: number | null;
  output: string;
  /** From the start of the command to its end. */
  seconds: number;
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-lost-'));
  // As root, PostgreSQL runs as another user, which must be able to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

/** A product with an embedded database that can be lost as a whole. */
export class Machine {
  readonly writes: Write[] = [];
  private isAlive = true;

  private constructor(
    readonly dataDir: string,
    private readonly program: Program,
    private readonly origin: string,
  ) {}

  /** @param archive without it, nothing is archived */
  static async start(dataDir: string, seconds: number, archive?: Archived): Promise<Machine> {
    const archived = archive !== undefined && { ...archive.variables, BACKUP_KEY: key };
    const program = startProgram('main', {
      ...{ PORT: '0', DATA_DIR: dataDir, SAMPLES: 'none', HOLD_MINUTES: '0', LOG_LEVEL: 'silent' },
      ...{ TRUSTED_PROXIES: '1', WAL_ARCHIVE_SECONDS: String(seconds), ...archived },
    });
    const origin = (await program.line('Plenary is at')).replace(/.* /, '');
    if (archive !== undefined) await program.line('can be restored to any time from');
    return new Machine(dataDir, program, origin);
  }

  /** One registration after another, until the machine is lost. */
  async write(): Promise<void> {
    const call = callsTo(this.origin);
    for (let n = 0; this.isAlive; n += 1) {
      const headers = { 'x-forwarded-for': `10.${(n >> 8) & 255}.${n & 255}.1` };
      const sentAt = Date.now();
      const options = { body: registrationData(), headers };
      const answer = await call('POST', '/payments/manual-registration', options).catch(() => null);
      if (answer?.status !== 201) continue;
      this.writes.push({ id: String(answer.body.data.id), sentAt, answeredAt: Date.now() });
    }
  }

  /** Whether the archive had everything at some moment since then. The product writes it down every 10 s. */
  isArchivedSince(moment: number): boolean {
    const { completeAt } = readState(this.home) ?? {};
    return completeAt !== undefined && Date.parse(completeAt) >= moment;
  }

  private get home(): string {
    return realpathSync(join(this.dataDir, 'postgres'));
  }

  /** Kills the product and its database, and removes all that they kept. @returns when */
  async lose(): Promise<number> {
    const { home } = this;
    const pid = Number.parseInt(readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8'), 10);
    this.isAlive = false;
    const lostAt = Date.now();
    this.program.process.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await this.program.ended;
    rmSync(home, { recursive: true, force: true, maxRetries: 20 });
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 20 });
    return lostAt;
  }
}

/** `npm run restore -- --to` on another machine. */
export async function restoreRun(
  { variables: place }: Archived,
  dataDir: string,
  to: string,
): Promise<RestoreRun> {
  const path = join(__dirname, '../dist/restore.js');
  const variables = { DATA_DIR: dataDir, ...place, BACKUP_KEY: key };
  const startedAt = Date.now();
  const program = startScript(path, ['--to', to], variables);
  const code = await program.ended;
  return { code, output: program.output(), seconds: (Date.now() - startedAt) / SECOND };
}

/** Ids of all registrations that a restored database has. */
export async function idsIn(dataDir: string): Promise<Set<string>> {
  const postgres = await startPostgres({ dataDir, say: () => undefined });
  const client = new Client({ connectionString: postgres.migrationUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM payments');
  await client.end();
  await postgres.stop();
  return new Set(rows.map(({ id }) => id));
}

export const archiveKey = Buffer.from(key, 'base64');

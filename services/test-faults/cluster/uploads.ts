import { setTimeout as pause } from 'node:timers/promises';
import { paperForm, paperPdf } from '../../test/paper-files.js';
import type { Cluster } from './cluster.js';
import type { Outcome } from './load.js';
import { summary } from './trial.js';

/** Milliseconds between two uploads, however long each takes. */
const BETWEEN = 500;
/** Bytes of an attachment: what a paper has at least. */
const SIZE = 200_000;

/** One author who uploads a manuscript again and again. */
export class Uploads {
  readonly outcomes: Outcome[] = [];
  private readonly open = new Set<Promise<void>>();
  private isOver = false;
  private running = Promise.resolve();

  private constructor(
    private readonly cluster: Cluster,
    private readonly token: string,
    private readonly paperId: string,
    private readonly content: Buffer,
  ) {}

  /** @param name of the author's address: an account has sixty uploads an hour */
  static async on(cluster: Cluster, name: string): Promise<Uploads> {
    const email = `${name}@visitors.example`;
    const body = { ...AUTHOR, email };
    const signUp = await cluster.post('/api/v1/auth/register', body);
    const { token } = (await signUp.json()) as { token: string };
    await cluster.query('UPDATE users SET is_email_verified = true WHERE email = $1', [email]);
    const headers = { authorization: `Bearer ${token}` };
    const draft = await cluster.post('/api/v1/papers', { kind: 'full-paper' }, headers);
    const { id } = (await draft.json()) as { id: string };
    const content = await paperPdf({ attached: SIZE });
    return new Uploads(cluster, token, id, content);
  }

  start(): void {
    this.running = this.run();
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
    await Promise.all(this.open);
  }

  async send(): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}` };
    const body = paperForm(this.content);
    const sentAt = Date.now();
    const path = `/api/v1/papers/${this.paperId}/files`;
    const result = await this.cluster
      .fetch(path, { method: 'POST', headers, body })
      .then(async (response) => {
        await response.arrayBuffer();
        const isLater = response.headers.has('retry-after');
        return isLater ? `${response.status} retry` : String(response.status);
      })
      .catch((error: Error) => error.message);
    this.outcomes.push({ kind: 'upload', sentAt, endedAt: Date.now(), result });
  }

  /** Answers by kind and status, of uploads sent in a part of the time. */
  answers(from = 0, to = Infinity): string {
    return summary(this.outcomes.filter(({ sentAt }) => sentAt >= from && sentAt < to)) || 'none';
  }

  private async run(): Promise<void> {
    while (!this.isOver) {
      const call = this.send().finally(() => this.open.delete(call));
      this.open.add(call);
      await pause(BETWEEN);
    }
  }
}

/** Rows of files without their whole content. @param sizeOf the stored bytes by storage key; undefined without any */
export async function partialFiles(
  cluster: Cluster,
  sizeOf: (key: string) => number | undefined,
): Promise<string[]> {
  const rows = await cluster.query<{ key: string; bytes: number }>(
    'SELECT storage_key AS key, bytes FROM files',
  );
  return rows.filter(({ key, bytes }) => sizeOf(key) !== bytes).map(({ key }) => key);
}

const AUTHOR = {
  firstName: 'Sample',
  lastName: 'Author',
  password: 'a long enough phrase',
  institution: 'Sample Institute',
};

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReceivedEmail {
  id: string;
  messageId: string;
  from: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  html: string;
}

const MOST_KEPT = 300;
const ENDING = '.eml';

/** One readable file per email; ascending names sort by arrival. */
export class MailStore {
  private readonly parsed = new Map<string, ReceivedEmail>();
  private next: number;

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.next = Number(this.ids().at(-1) ?? 0) + 1;
  }

  /** Synchronous: the complete file exists when it returns. */
  keep(raw: Buffer): void {
    const id = String(this.next++).padStart(8, '0');
    const draft = join(this.folder, `${id}.part`);
    writeFileSync(draft, raw, { mode: 0o600 });
    renameSync(draft, this.fileOf(id));
    for (const old of this.ids().slice(0, -MOST_KEPT)) {
      rmSync(this.fileOf(old), { force: true });
      this.parsed.delete(old);
    }
  }

  async list(): Promise<ReceivedEmail[]> {
    const emails = await Promise.all(this.ids().map((id) => this.parse(id)));
    return emails.reverse();
  }

  async read(id: string): Promise<ReceivedEmail | undefined> {
    return this.ids().includes(id) ? this.parse(id) : undefined;
  }

  private ids(): string[] {
    return readdirSync(this.folder)
      .filter((name) => /^\d{8,}\.eml$/.test(name))
      .map((name) => name.slice(0, -ENDING.length))
      .sort();
  }

  private async parse(id: string): Promise<ReceivedEmail> {
    const known = this.parsed.get(id);
    if (known) return known;
    const { default: PostalMime } = await import('postal-mime');
    const mail = await PostalMime.parse(readFileSync(this.fileOf(id)));
    const parsed = {
      id,
      messageId: mail.messageId ?? '',
      from: mail.from?.name || mail.from?.address || '',
      to: (mail.to ?? []).map(({ address }) => address).join(', '),
      subject: mail.subject ?? '',
      date: mail.date ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    };
    this.parsed.set(id, parsed);
    return parsed;
  }

  private fileOf(id: string): string {
    return join(this.folder, id + ENDING);
  }
}

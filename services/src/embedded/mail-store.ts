import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** A mail that somebody got. */
export interface ReceivedMail {
  id: string;
  messageId: string;
  from: string;
  to: string;
  subject: string;
  /** As the mail says it, ISO 8601. */
  date: string;
  text: string;
  html: string;
}

const MOST_KEPT = 300;
const ENDING = '.eml';

/** The newest mails, one readable file each. The names count up, so they sort by arrival. */
export class MailStore {
  private readonly parsed = new Map<string, ReceivedMail>();
  private next: number;

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.next = Number(this.ids().at(-1) ?? 0) + 1;
  }

  /** Keeps a mail; when this returns it is in its file, whole. */
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

  /** Newest first. */
  async list(): Promise<ReceivedMail[]> {
    const mails = await Promise.all(this.ids().map((id) => this.parse(id)));
    return mails.reverse();
  }

  async read(id: string): Promise<ReceivedMail | undefined> {
    return this.ids().includes(id) ? this.parse(id) : undefined;
  }

  private ids(): string[] {
    return readdirSync(this.folder)
      .filter((name) => /^\d{8,}\.eml$/.test(name))
      .map((name) => name.slice(0, -ENDING.length))
      .sort();
  }

  private async parse(id: string): Promise<ReceivedMail> {
    const known = this.parsed.get(id);
    if (known) return known;
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

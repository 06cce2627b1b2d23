import { ApiError } from '@plenary/kit/api';
import { removeDraft, writeDraft } from '@plenary/kit/session';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';

/** How long somebody pauses while typing. */
const PAUSE = 800;
const RETRY = 5000;

/**
 * Saves a form while it is filled in: after each pause, one call after the other. What could not be sent
 * yet also stands in the tab, so that neither a reload nor a lost session takes it.
 */
export class DraftSaver<Values extends object> {
  state: SaveState = 'saved';
  /** Why the server did not take it. */
  reason = '';
  private unsaved: Values | undefined;
  private running: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param send saves what was typed over a revision, and tells the next one */
  constructor(
    private readonly key: string,
    private revision: number,
    private readonly send: (values: Values, revision: number) => Promise<number>,
  ) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = () => this.state;

  change(values: Values): void {
    if (this.state === 'conflict') return;
    this.unsaved = values;
    writeDraft(this.key, { values, revision: this.revision });
    if (this.state !== 'saving') this.show('waiting');
    this.wait(PAUSE);
  }

  /** Saves what is not saved yet. @returns whether everything is saved then */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.running) await this.running;
    if (this.unsaved && this.state !== 'conflict') {
      this.running = this.save(this.unsaved);
      await this.running;
    }
    return this.state === 'saved';
  }

  private async save(values: Values): Promise<void> {
    this.show('saving');
    this.unsaved = undefined;
    try {
      this.revision = await this.send(values, this.revision);
      if (!this.unsaved) removeDraft(this.key);
      this.show(this.unsaved ? 'waiting' : 'saved');
    } catch (error) {
      this.unsaved ??= values;
      this.fail(error);
    } finally {
      this.running = undefined;
    }
  }

  private fail(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409) {
      removeDraft(this.key);
      return this.show('conflict');
    }
    if (status >= 400 && status < 500 && status !== 429) {
      this.reason = error instanceof ApiError ? (error.serverMessage ?? '') : '';
      return this.show('refused');
    }
    this.show('failed');
    this.wait(RETRY);
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), milliseconds);
  }

  private show(state: SaveState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** Runs work of the same name one after another, without holding database connections. */
export class Mutex {
  private readonly ends = new Map<string, Promise<unknown>>();

  /** @throws what `work` throws; the next work runs regardless */
  async run<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
    const run = Promise.resolve(this.ends.get(name)).then(work);
    const end = run.catch(() => undefined);
    this.ends.set(name, end);
    try {
      return await run;
    } finally {
      if (this.ends.get(name) === end) this.ends.delete(name);
    }
  }
}

/** Work of one name runs one after another. Who waits holds nothing, least of all a database connection. */
export class Turns {
  private readonly ends = new Map<string, Promise<unknown>>();

  /** @throws what `work` throws; the next in turn does not mind */
  async take<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
    const turn = Promise.resolve(this.ends.get(name)).then(work);
    const end = turn.catch(() => undefined);
    this.ends.set(name, end);
    try {
      return await turn;
    } finally {
      if (this.ends.get(name) === end) this.ends.delete(name);
    }
  }
}

type Stop = () => Promise<unknown>;

/** Runs in reverse order of the starts. */
export class ShutdownHooks {
  private readonly stops: Stop[] = [];

  add(stop: Stop): void {
    this.stops.push(stop);
  }

  /** Runs all, even when one fails. */
  async run(): Promise<void> {
    for (let stop = this.stops.pop(); stop; stop = this.stops.pop()) {
      try {
        await stop();
      } catch (error) {
        process.stderr.write(`While stopping: ${String(error)}\n`);
      }
    }
  }
}

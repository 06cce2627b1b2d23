type Stop = () => Promise<unknown>;

/** What has been started, stopped in the opposite order. */
export class StopList {
  private readonly stops: Stop[] = [];

  add(stop: Stop): void {
    this.stops.push(stop);
  }

  /** Stops all, even when one of them fails. */
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

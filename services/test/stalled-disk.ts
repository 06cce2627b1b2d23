import fs from 'node:fs';

type Write = (...parameters: unknown[]) => void;

/** Blocks streams to files until `release` is called. */
export class StalledDisk {
  private readonly waiting: (() => void)[] = [];
  private readonly real = { write: fs.write, writev: fs.writev };

  constructor() {
    Object.assign(fs, {
      write: this.held(this.real.write as Write),
      writev: this.held(this.real.writev as Write),
    });
  }

  release(): void {
    Object.assign(fs, this.real);
    for (const write of this.waiting.splice(0)) write();
  }

  private held(write: Write): Write {
    return (...parameters) => this.waiting.push(() => write(...parameters));
  }
}

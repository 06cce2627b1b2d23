import { Injectable } from '@nestjs/common';

/** The only source of the current time, so that tests can set it. */
@Injectable()
export class Clock {
  /** Milliseconds that the machine's clock is behind that of the database. */
  private behind = 0;

  now(): Date {
    return new Date(Date.now() + this.behind);
  }

  /** @param behind milliseconds that the machine's clock is behind the one to follow */
  follow(behind: number): void {
    this.behind = behind;
  }
}

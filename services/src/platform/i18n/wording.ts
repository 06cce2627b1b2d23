import { AsyncValue } from '../core/async-value.js';

export type TextValues = Record<string, string | number>;

/** What replaces texts of the code while something is written, such as an email that organisers edited. */
export interface Wording {
  /** Called for each text. @returns undefined to keep the text of the code */
  message(id: string, source: string): string | undefined;
  /** For placeholders that the code does not pass. */
  values: TextValues;
  /** Learns each text as it is written. */
  written?(id: string, source: string, text: string): void;
}

const current = new AsyncValue<Wording>();

/** Texts within `work` use this wording. */
export function inWording<Result>(wording: Wording, work: () => Result): Result {
  return current.run(wording, work);
}

export function currentWording(): Wording | undefined {
  return current.get();
}

import { StartError } from '../embedded/start-error.js';

/** A wrong value: one readable line that names the variable. */
export class ConfigError extends StartError {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}.`);
  }
}

import { StartError } from './start-error.js';

export class ConfigError extends StartError {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}.`);
  }
}

/** A wrong start: one readable line that names the variable. The process ends with exit code 1. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}.`);
  }
}

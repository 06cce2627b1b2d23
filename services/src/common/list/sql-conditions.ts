/** Collects the conditions of one statement with their parameters: "p.status = $1". */
export class SqlConditions {
  readonly parameters: unknown[] = [];
  private readonly conditions: string[] = [];

  /** Adds a condition; each ? in it stands for the next of the values. */
  add(condition: string, ...values: unknown[]): void {
    const numbered = condition.replace(/\?/g, () => {
      this.parameters.push(values.shift());
      return `$${this.parameters.length}`;
    });
    this.conditions.push(numbered);
  }

  where(): string {
    return this.conditions.length === 0 ? '' : `WHERE ${this.conditions.join(' AND ')}`;
  }
}

/** A pattern for LIKE that finds the text anywhere, whatever characters it has. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

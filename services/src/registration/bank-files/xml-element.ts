/** A small part of a document: one entry, one balance. */
export class XmlElement {
  readonly children: XmlElement[] = [];
  text = '';

  constructor(
    /** Without its prefix: versions differ only in their namespaces. */
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
    /** Of the file, where it begins. */
    readonly line: number,
  ) {}

  /** The first element at a path of names: `at('Acct', 'Id', 'IBAN')`. */
  at(...path: string[]): XmlElement | undefined {
    const [name, ...rest] = path;
    if (name === undefined) return this;
    for (const child of this.children) {
      const found = child.name === name ? child.at(...rest) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  /** @returns undefined for a missing or empty element */
  textAt(...path: string[]): string | undefined {
    return this.at(...path)?.text.trim() || undefined;
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }
}

const [TAB, LINE_FEED, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20];
const [PERCENT, OPEN, CLOSE, LESS, MORE, SLASH] = [0x25, 0x28, 0x29, 0x3c, 0x3e, 0x2f];
const [ARRAY, ARRAY_END, BACKSLASH] = [0x5b, 0x5d, 0x5c];
const [B, I] = [0x42, 0x49];
/** What follows a picture; bytes within its data can look like its end. */
const TEXT_ONLY = /^[\t\n\f\r -~]*$/;

/**
 * Removes what a content stream says without showing it: comments, and the texts of marked-content
 * properties (ISO 32000-2, 14.6.2), such as alternative descriptions. Marks, their ids and everything
 * visible stay.
 * @returns undefined when nothing has to be removed
 */
export function strippedContent(content: Buffer): Buffer | undefined {
  if (!content.includes('<<') && !content.includes('%')) return undefined;
  const scanner = new Scanner(content);
  scanner.run();
  return scanner.result();
}

/** Reads tokens and copies all bytes that are to stay. */
class Scanner {
  private at = 0;
  private copiedTo = 0;
  private readonly kept: Buffer[] = [];

  constructor(private readonly bytes: Buffer) {}

  result(): Buffer | undefined {
    if (this.kept.length === 0) return undefined;
    return Buffer.concat([...this.kept, this.bytes.subarray(this.copiedTo)]);
  }

  run(): void {
    const { bytes } = this;
    while (this.at < bytes.length) {
      const byte = bytes[this.at];
      if (byte === PERCENT) this.dropComment();
      else if (byte === OPEN) this.skipString();
      else if (byte === LESS && bytes[this.at + 1] === LESS) this.cleanDictionary();
      else if (byte === B && this.isPicture()) this.skipPicture();
      else this.at += 1;
    }
  }

  private dropComment(): void {
    const start = this.at;
    this.skipComment();
    this.replace(start, this.at, '');
  }

  private skipComment(): void {
    const { bytes } = this;
    while (this.at < bytes.length && bytes[this.at] !== LINE_FEED && bytes[this.at] !== RETURN) {
      this.at += 1;
    }
  }

  private skipString(): void {
    let depth = 0;
    while (this.at < this.bytes.length) {
      const byte = this.bytes[this.at];
      this.at += byte === BACKSLASH ? 2 : 1;
      if (byte === OPEN) depth += 1;
      if (byte === CLOSE && (depth -= 1) === 0) return;
    }
  }

  private cleanDictionary(): void {
    const start = this.at;
    const { text, hadTexts } = this.readDictionary();
    if (hadTexts) this.replace(start, this.at, text);
  }

  /** The dictionary at this place without its texts. */
  private readDictionary(): { text: string; hadTexts: boolean } {
    this.at += 2;
    const entries: string[] = [];
    let hadTexts = false;
    let name: string | undefined;
    for (;;) {
      const value = this.readValue();
      hadTexts ||= value.isText;
      if (value.text === '>>' || value.text === '') break;
      if (name === undefined) {
        name = value.text;
        continue;
      }
      if (!value.isText || value.text !== TEXT) entries.push(`${name} ${value.text}`);
      name = undefined;
    }
    return { text: `<<${entries.join(' ')}>>`, hadTexts };
  }

  private readArray(): { text: string; isText: boolean } {
    this.at += 1;
    const items: string[] = [];
    let isText = false;
    for (;;) {
      const value = this.readValue();
      isText ||= value.isText;
      if (value.text === ']' || value.text === '>>' || value.text === '') break;
      if (value.text !== TEXT) items.push(value.text);
    }
    return { text: `[${items.join(' ')}]`, isText };
  }

  private readValue(): { text: string; isText: boolean } {
    const { bytes } = this;
    this.skipSpace();
    const byte = bytes[this.at];
    if (byte === undefined) return { text: '', isText: false };
    if (byte === OPEN) {
      this.skipString();
      return { text: TEXT, isText: true };
    }
    if (byte === ARRAY) return this.readArray();
    if (byte === LESS && bytes[this.at + 1] === LESS) {
      const { text, hadTexts } = this.readDictionary();
      return { text, isText: hadTexts };
    }
    if (byte === LESS) {
      const end = bytes.indexOf(MORE, this.at);
      this.at = end < 0 ? bytes.length : end + 1;
      return { text: TEXT, isText: true };
    }
    if (byte === MORE && bytes[this.at + 1] === MORE) {
      this.at += 2;
      return { text: '>>', isText: false };
    }
    const start = this.at;
    this.at += 1;
    if (byte !== ARRAY_END) while (isRegular(bytes[this.at])) this.at += 1;
    return { text: bytes.toString('latin1', start, this.at), isText: false };
  }

  private skipSpace(): void {
    while (isSpace(this.bytes[this.at]) || this.bytes[this.at] === PERCENT) {
      if (this.bytes[this.at] === PERCENT) this.skipComment();
      else this.at += 1;
    }
  }

  private isPicture(): boolean {
    const { bytes, at } = this;
    const isWord = bytes[at + 1] === I && !isRegular(bytes[at + 2]);
    return isWord && (at === 0 || !isRegular(bytes[at - 1]));
  }

  /** The data of a picture is not made of tokens. */
  private skipPicture(): void {
    const { bytes } = this;
    const start = this.indexOfWord('ID', this.at + 2);
    let end = start;
    do end = this.indexOfWord('EI', end + 2);
    while (end >= 0 && !TEXT_ONLY.test(bytes.toString('latin1', end + 2, end + 14)));
    if (start < 0) this.at += 2;
    else this.at = end < 0 ? bytes.length : end + 2;
  }

  /** @returns the place of an operator, -1 without one */
  private indexOfWord(word: string, from: number): number {
    const { bytes } = this;
    for (let at = bytes.indexOf(word, from); at >= 0; at = bytes.indexOf(word, at + 1)) {
      if (isSpace(bytes[at - 1]) && !isRegular(bytes[at + 2])) return at;
    }
    return -1;
  }

  private replace(start: number, end: number, text: string): void {
    this.kept.push(this.bytes.subarray(this.copiedTo, start), Buffer.from(text, 'latin1'));
    this.copiedTo = end;
  }
}

/** Marks a removed text; no token can be equal. */
const TEXT = '()';

function isSpace(byte: number | undefined): boolean {
  return (
    byte === SPACE ||
    byte === LINE_FEED ||
    byte === RETURN ||
    byte === TAB ||
    byte === 0 ||
    byte === 12
  );
}

function isRegular(byte: number | undefined): boolean {
  if (byte === undefined || isSpace(byte)) return false;
  return ![PERCENT, OPEN, CLOSE, LESS, MORE, SLASH, ARRAY, ARRAY_END].includes(byte);
}

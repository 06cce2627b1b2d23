/** What a field accepts: a text, or one word of a list. All values are those of the form's inputs. */
export interface OfflineField {
  /** The path in the form's values. */
  name: string;
  label: string;
  hint: string;
  /** None for a text. `word` is how the file names the value. */
  options?: readonly { value: string; word: string; label: string }[];
  /** Of a text, in characters. */
  maxLength: number;
}

export interface OfflineHead {
  reviewId: string;
  formVersion: string;
  /** Comments at the start. */
  lines: readonly string[];
}

export interface UnreadLine {
  /** From 1. */
  line: number;
  text: string;
}

export type OfflineReading =
  | { is: 'foreign' }
  | {
      is: 'read';
      values: Record<string, string>;
      unread: UnreadLine[];
      isOtherVersion: boolean;
    };

const HEADING = '===> ';
const COMMENT = '===# ';

/** Lines of a text that would be read as markers, or as escaped ones, get one backslash more. */
const LIKE_MARKER = /^\\*===[>#]/;
const ESCAPED = /^\\+===[>#]/;
const LINE_BREAK = /\r\n|\r|\n/;

/** The form as a plain text. Comments explain it, and are left out by `readOffline`. */
export function writeOffline(
  { reviewId, formVersion, lines }: OfflineHead,
  fields: readonly OfflineField[],
  values: Record<string, string>,
): string {
  const heads = [`${HEADING}review ${reviewId}`, `${HEADING}version ${formVersion}`];
  const parts = fields.flatMap(({ name, label, hint, options = [] }) => {
    const value = values[name] ?? '';
    const word = options.find((option) => option.value === value)?.word;
    return [
      '',
      `${HEADING}${name}`,
      ...commentsOf(label),
      ...commentsOf(hint),
      ...options.flatMap((option) => commentsOf(`  ${option.word}  ${option.label}`.trimEnd())),
      ...(word ?? value).split(LINE_BREAK).map(escaped),
    ];
  });
  return [...heads, ...lines.flatMap(commentsOf), ...parts, ''].join('\n');
}

/**
 * Reads a form back. Empty fields are left out. The first of two equal headings counts.
 * @param content with any line breaks, and with or without a byte order mark
 * @returns `foreign` unless it is a form of this review
 */
export function readOffline(
  content: string,
  { reviewId, formVersion }: Pick<OfflineHead, 'reviewId' | 'formVersion'>,
  fields: readonly OfflineField[],
): OfflineReading {
  const lines = content.replace(/^\uFEFF/, '').split(LINE_BREAK);
  if (headOf(lines, 'review') !== reviewId) return { is: 'foreign' };
  const values: Record<string, string> = {};
  const unread: UnreadLine[] = [];
  for (const part of partsOf(lines)) {
    const field = fields.find(({ name }) => name === part.name);
    const isRepeated = part.name !== undefined && part.name in values;
    if (!field || isRepeated) {
      unread.push(...part.heading, ...filled(part.lines));
      continue;
    }
    const found = valueOf(field, part.lines);
    if (found.value !== '') values[field.name] = found.value;
    unread.push(...found.unread);
  }
  const isOtherVersion = headOf(lines, 'version') !== formVersion;
  return { is: 'read', values, unread, isOtherVersion };
}

interface Part {
  name?: string;
  /** Its own line. */
  heading: UnreadLine[];
  lines: UnreadLine[];
}

/** Comments and the head are left out; lines before the first heading are a part without a name. */
function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = [{ heading: [], lines: [] }];
  lines.forEach((text, index) => {
    const line = index + 1;
    if (text.startsWith(COMMENT.trimEnd())) return;
    if (!text.startsWith(HEADING.trimEnd())) return void parts.at(-1)?.lines.push({ line, text });
    const name = text.slice(HEADING.trimEnd().length).trim();
    if (/^(review|version) /.test(name)) return;
    parts.push({ name, heading: [{ line, text }], lines: [] });
  });
  return parts;
}

function valueOf({ options, maxLength }: OfflineField, lines: UnreadLine[]) {
  if (!options) {
    const text = trimmed(lines)
      .map((each) => unescaped(each.text))
      .join('\n');
    return text.length > maxLength
      ? { value: '', unread: filled(lines) }
      : { value: text, unread: [] };
  }
  const [first, ...others] = filled(lines);
  if (!first) return { value: '', unread: [] };
  const word = unescaped(first.text).trim().toLowerCase();
  const option = options.find((each) =>
    [each.word, each.label].some((name) => name.toLowerCase() === word),
  );
  return option
    ? { value: option.value, unread: others }
    : { value: '', unread: [first, ...others] };
}

function headOf(lines: readonly string[], name: string): string | undefined {
  const start = `${HEADING}${name} `;
  return lines
    .find((line) => line.startsWith(start))
    ?.slice(start.length)
    .trim();
}

function filled(lines: UnreadLine[]): UnreadLine[] {
  return lines.filter(({ text }) => text.trim() !== '');
}

/** Without blank lines at its ends. */
function trimmed(lines: UnreadLine[]): UnreadLine[] {
  const isFilled = ({ text }: UnreadLine) => text.trim() !== '';
  return lines.slice(lines.findIndex(isFilled) >>> 0, lines.findLastIndex(isFilled) + 1);
}

function commentsOf(text: string): string[] {
  return text === '' ? [] : text.split(LINE_BREAK).map((line) => COMMENT + line);
}

function escaped(line: string): string {
  return LIKE_MARKER.test(line) ? `\\${line}` : line;
}

function unescaped(line: string): string {
  return ESCAPED.test(line) ? line.slice(1) : line;
}

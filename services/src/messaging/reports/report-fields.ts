/** RFC 3464, 2.1, and RFC 5965, 3: groups of header-like fields, separated by blank lines. */
export type Fields = ReadonlyMap<string, string>;

/** What no honest report exceeds. */
const LONGEST = 64 * 1024;
const MOST_GROUPS = 100;
const LONGEST_VALUE = 2000;

const FIELD = /^([!-9;-~]{1,100})[ \t]*:(.*)$/;

/**
 * The groups of a report; of a field that is given twice, the first. Lines that are no fields are skipped. Never throws.
 * @param text of message/delivery-status or message/feedback-report
 */
export function fieldGroups(text: string): Fields[] {
  const unfolded = text
    .slice(0, LONGEST)
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+(?=\S)/g, ' ');
  return unfolded
    .split(/\n[ \t]*\n/, MOST_GROUPS)
    .map(fieldsOf)
    .filter(({ size }) => size > 0);
}

function fieldsOf(group: string): Fields {
  const fields = new Map<string, string>();
  for (const line of group.split('\n')) {
    const [, name, value] = FIELD.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const key = name.toLowerCase();
    if (!fields.has(key)) fields.set(key, value.trim().slice(0, LONGEST_VALUE));
  }
  return fields;
}

/** "rfc822; reader@sample.example" without its type (RFC 3464, 2.1.2). */
export function untyped(value: string): string {
  return value.replace(/^[\w-]+[ \t]*;[ \t]*/, '');
}

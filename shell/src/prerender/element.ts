/**
 * Characters that HTML, I-JSON or calendars refuse. Direction overrides stay: all of them accept these,
 * and the right-to-left pseudo-locale writes texts with them.
 */
const UNREADABLE = /[\p{Noncharacter_Code_Point}\p{Cs}]|(?![\t\n])\p{Cc}/gu;

/** For output: an edition of a restore can hold unreadable characters, which become U+FFFD. */
export function readable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNREADABLE, '\ufffd');
}

/** Escapes the values. */
export function element(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return readable(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** JSON that cannot end the script element around it, of texts that I-JSON (RFC 7493) accepts. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'string' ? readable(each) : each,
  )
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

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
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** JSON that cannot end the script element around it. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

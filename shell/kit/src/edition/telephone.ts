/** The link that dials a number, however people write it (RFC 3966). */
export function dialLink(number: string): string {
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits(number)}`;
}

/** The link that opens a chat with a number, as WhatsApp names it: digits alone. */
export function whatsappLink(number: string): string {
  return `https://wa.me/${digits(number)}`;
}

/** Without the zero in brackets, which is dialled inside the country alone. */
function digits(number: string): string {
  return number.replace(/\(0\)|\D/g, '');
}

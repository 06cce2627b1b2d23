/** RFC 3966. */
export function dialLink(number: string): string {
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits(number)}`;
}

/** WhatsApp accepts only digits. */
export function whatsappLink(number: string): string {
  return `https://wa.me/${digits(number)}`;
}

/** Drops the zero in brackets, which is dialled only inside the country. */
function digits(number: string): string {
  return number.replace(/\(0\)|\D/g, '');
}

/** A link that opens the reader's own mail program on a letter to somebody (RFC 6068). */
export function replyAddress(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}

/** Cannot exist (RFC 2606). */
export function erasedAddress(userId: string): string {
  return `erased-${userId}@plenary.invalid`;
}

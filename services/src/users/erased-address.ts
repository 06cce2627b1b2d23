/** Stands where an address of an erased person was; nobody can have it (RFC 2606). */
export function erasedAddress(userId: string): string {
  return `erased-${userId}@plenary.invalid`;
}

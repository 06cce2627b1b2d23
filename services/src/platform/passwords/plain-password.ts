/** RFC 8265 (OpaqueString): plain spaces and NFC, so that all keyboards give the same password. */
export function plainPassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/**
 * One form for what different keyboards make of the same password: RFC 8265 (OpaqueString), that is
 * every space is a plain one, and characters are composed (NFC). Nothing else is changed.
 */
export function plainPassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

const MAX_LENGTH = 200;

/**
 * Text that anybody can write into an address, made safe to show: one line of at most 200
 * characters, without what could reorder or hide parts of it.
 */
export function addressText(written: string | null): string {
  const line = (written ?? '')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, MAX_LENGTH).join('');
}

/** Whether a link that somebody entered leads to the web, and nowhere else (`javascript:`, `data:`). */
export function isWebAddress(link: string): boolean {
  return /^https?:\/\//i.test(link);
}

/** A name of the server's as people read it: `payment-confirmed` is 'Payment confirmed'. */
export function inWords(name: string): string {
  const words = name.replace(/[-._]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

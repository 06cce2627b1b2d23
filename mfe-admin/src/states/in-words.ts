/** A name of the server's as people read it: `payment-confirmed` is 'Payment confirmed'. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/[-._]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

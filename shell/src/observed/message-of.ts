/** Of the engine's own errors: those of our code may hold what a person typed. The server removes values from it. */
export function messageOf(name: string, message: string): string {
  return /^(Type|Reference|Range|Syntax|Internal)Error$/.test(name) ? message.slice(0, 500) : '';
}

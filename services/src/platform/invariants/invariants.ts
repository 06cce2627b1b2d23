export interface Invariant {
  name: string;
  /** A SELECT of the violating rows. */
  violations: string;
}

const registered: Invariant[] = [];

/** @throws Error for a name that is taken */
export function registerInvariants(invariants: Invariant[]): void {
  for (const invariant of invariants) {
    const isTaken = registered.some(({ name }) => name === invariant.name);
    if (isTaken) throw new Error(`The invariant "${invariant.name}" exists already.`);
    registered.push(invariant);
  }
}

export function registeredInvariants(): readonly Invariant[] {
  return registered;
}

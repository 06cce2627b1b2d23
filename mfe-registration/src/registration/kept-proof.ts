let proof: File | null = null;

/** Keeps the proof that was chosen in the form until its registration is recorded, or the page is loaded anew. */
export function keepProof(file: File | null): void {
  proof = file;
}

export function keptProof(): File | null {
  return proof;
}

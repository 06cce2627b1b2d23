/** Network Information API; only some browsers know. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  return connection?.saveData ?? false;
}

export interface CheckInChange {
  id: string;
  registrationId: string;
  kind: 'arrival' | 'undo';
  at: Date;
  actorId: string;
}

/**
 * The earliest arrival after the last undo, in the order of what happened at the entrance: devices that
 * were offline send their changes in any order.
 */
export function firstArrival(changes: readonly CheckInChange[]): CheckInChange | undefined {
  const inOrder = [...changes].sort(
    (a, b) => a.at.getTime() - b.at.getTime() || a.id.localeCompare(b.id),
  );
  const lastUndo = inOrder.map(({ kind }) => kind).lastIndexOf('undo');
  return inOrder[lastUndo + 1];
}

/**
 * When a device made a change, by the clock of the server: its own clock may be hours wrong, but counts the
 * time between the change and its sending.
 * @param sentAt by the clock of the device, as `at`
 */
export function atOfServer(at: string, sentAt: string, now: Date): Date {
  const age = Math.max(0, Date.parse(sentAt) - Date.parse(at));
  return new Date(now.getTime() - age);
}

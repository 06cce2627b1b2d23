import { after, DAY } from '../common/time.js';
import type { EditionDocument } from '../editions/edition.schema.js';

/** Who registers after the deadline, as after a late acceptance, has so long to pay. */
const LATE_PAYERS_HAVE = 7 * DAY;

/** @param paperPayBy the date that a late acceptance gave the paper */
export function payByOf(
  { dates }: EditionDocument,
  registeredAt: Date,
  paperPayBy?: Date | null,
): Date {
  const deadline = dates.find(({ key }) => key === 'registration-payment');
  if (paperPayBy && registeredAt <= paperPayBy) return paperPayBy;
  const isInTime = deadline !== undefined && registeredAt <= new Date(deadline.at);
  return isInTime ? new Date(deadline.at) : after(registeredAt, LATE_PAYERS_HAVE);
}

import type { PaperStage } from './paper-version.entity.js';
import type { PaperPayment } from './paper-partners.js';
import type { Paper } from './paper.entity.js';
import { correctionsClosed, notFromStatus, notPaid } from './papers.errors.js';

/**
 * What a file that comes now is.
 * @throws AppError CLOSED after the time for corrections; CONFLICT for a camera-ready paper that is not
 *   paid for; INVALID_TRANSITION while no file is taken
 */
export function stageOf(
  { shownStatus, correctionsBy }: Pick<Paper, 'shownStatus' | 'correctionsBy'>,
  payment: PaperPayment,
  now: Date,
): PaperStage {
  if (shownStatus === 'draft') return 'submission';
  if (shownStatus === 'minor-corrections' || shownStatus === 'major-corrections') {
    if (correctionsBy && now > correctionsBy) throw correctionsClosed();
    return 'correction';
  }
  if (shownStatus !== 'accepted') throw notFromStatus(shownStatus);
  if (payment !== 'confirmed') throw notPaid();
  return 'camera-ready';
}

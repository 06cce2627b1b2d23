import { publiclyPlaced } from '../../conference/editions/schedule-papers.sql.js';
import {
  releasedPapers,
  schedulePaperColumns,
} from '../../papers/accepted/released-papers.read-model.js';
import { anyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { PaperReader } from '../../platform/work/work.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';

/* Reads `papers`, `paper_authors` and `editions`: released papers that an organiser may place in the schedule. */

type Asked = PaperReader & { editionId: string };

/** A paper that visitors already see in the schedule is hidden from no organiser. */
export const listPlaceable = statement((p: Asked) =>
  releasedPapers(p.editionId)
    .select(schedulePaperColumns)
    .where(({ or, not, eb }) =>
      or([not(isHiddenFrom(p)), eb('p.number', '=', anyOf(publiclyPlaced(p.editionId)))]),
    )
    .orderBy('p.number'),
);

export const findPlaceable = statement((p: Asked & { numbers: number[] }) =>
  releasedPapers(p.editionId)
    .select(schedulePaperColumns[0])
    .where('p.number', '=', anyOf(p.numbers))
    .where(({ not }) => not(isHiddenFrom(p))),
);

import * as z from 'zod';
import { schedulePaperSchema } from '../../conference/editions/schedule.schema.js';

export const schedulePapersSchema = z
  .object({ items: z.array(schedulePaperSchema) })
  .meta({ id: 'SchedulePapers' });

import * as z from 'zod';
import { incomeGroupSchema } from '../../conference/editions/fee-bands.schema.js';
import { COUNTRY_CHECKS } from './registration-band.entity.js';

export const bandSchema = z
  .object({
    country: z.string().describe('As the person declared it.'),
    incomeGroup: incomeGroupSchema,
    share: z.int().describe('Percent of the fee.'),
    year: z.int().describe('Fiscal year of the World Bank’s classification.'),
    countryCheck: z
      .enum(COUNTRY_CHECKS)
      .describe(
        '`declared` waits for finance; of `refused`, a second price line reverses the reduction.',
      ),
  })
  .meta({ id: 'RegistrationBand' });

import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.retention', {
  title: 'Data to erase',
  loadFailed: 'The data to erase could not be loaded.',
  kind: 'Data',
  period: 'Period',
  stored: 'Stored',
  due: 'Due',
  erased: 'Erased from',
  kept: 'Kept',
  months: {
    conference: '{count, plural, one {# month} other {# months}} after the conference',
    record: '{count, plural, one {# month} other {# months}}',
  },
  nothing: 'Nothing due',
  announcing: 'A week after it is announced',
  announced:
    '{count, plural, one {# record is} other {# records are}} due and will be erased. To keep them, save a longer period, or none, before the day in the table.',
  backups:
    '{count, plural, one {The last daily backup has} other {The last # daily backups have}} data that was erased since. Copies elsewhere have it as long as you keep them.',
  backupsElsewhere: 'Backups have erased data as long as you keep them.',
  report: 'Erased',
  passports: 'Passport data of invitation letters',
  records: '{count, plural, one {# record} other {# records}}',
});

import { formatDay } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { auditFiltersQuery } from './audit.api';
import { texts } from './texts';

const Note = styled('p')({ margin: '0 0 12px', color: colours.muted });

/** Where older entries are, once some were archived. */
export function ArchiveNote() {
  const before = useQuery(auditFiltersQuery()).data?.archivedBefore;
  return before ? <Note>{texts.archived({ day: formatDay(before) })}</Note> : null;
}

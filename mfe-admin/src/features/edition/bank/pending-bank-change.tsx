import { formatInstant } from '@plenary/kit/edition';
import { Alert, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../paths';
import { bankChangesQuery, isOpen } from './bank-changes.api';
import { texts } from './texts';

/** Says that other bank details of an edition are on their way. */
export function PendingBankChange({ editionId }: { editionId: string }) {
  const { data } = useQuery(bankChangesQuery());
  const change = data?.items.find((each) => each.edition.id === editionId && isOpen(each));
  if (!change) return null;
  const { pending } = texts;
  return (
    <Alert severity="warning">
      {change.effectiveAt === null
        ? pending.requested
        : pending.scheduled({ time: formatInstant(change.effectiveAt) })}{' '}
      <Link to={adminPaths.bankChanges.href()}>{pending.view}</Link>
    </Alert>
  );
}

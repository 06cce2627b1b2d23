import { RouterLink } from '@plenary/kit/router';
import { useQuery } from '@tanstack/react-query';
import type { List } from '../../list/use-list';
import { texts } from './texts';
import { lookUpQuery } from './transfers.api';

/** The registrations that a search without a hit may mean: one slip of the pen leads to their reference. */
export function NearPayments({ list }: { list: List }) {
  const { data } = useQuery(lookUpQuery(list.get('q')));
  if (!data?.isMistyped || data.items.length === 0) return null;
  const { to } = list.whole();
  return data.items.map(({ id, merchantReference, firstName, lastName }) => {
    const search = new URLSearchParams(to.search);
    search.set('q', merchantReference);
    return (
      <p key={id}>
        {texts.didYouMean}{' '}
        <RouterLink to={{ search: search.toString() }}>{merchantReference}</RouterLink>, {firstName}{' '}
        {lastName}?
      </p>
    );
  });
}

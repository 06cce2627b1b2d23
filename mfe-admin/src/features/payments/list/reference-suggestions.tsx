import { RouterLink } from '@plenary/kit/router';
import { useQuery } from '@tanstack/react-query';
import type { List } from '../../../shared/list/use-list';
import { texts } from '../texts';
import { referenceQuery } from '../transfers/transfers.api';

/** Registrations whose reference differs from the search by one typing error. */
export function ReferenceSuggestions({ list }: { list: List }) {
  const { data } = useQuery(referenceQuery(list.get('q')));
  if (!data?.isMistyped || data.items.length === 0) return null;
  const { to } = list.unfiltered();
  return data.items.map(({ id, merchantReference, firstName, lastName }) => {
    const search = new URLSearchParams(to.search);
    search.set('q', merchantReference);
    return (
      <p key={id}>
        {texts.didYouMean}{' '}
        <RouterLink to={{ search: search.toString() }}>{merchantReference}</RouterLink>, {firstName}{' '}
        {lastName}
      </p>
    );
  });
}

import { api, unwrap } from '@plenary/kit/api';
import { useUser } from '@plenary/kit/session';
import { ExternalLink, Panel, styled } from '@plenary/kit/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { withId, type Payment } from './payments.api';
import { texts } from './texts';

const joiningQuery = (userId: string | undefined, id: string) =>
  queryOptions({
    queryKey: ['payments', 'joining', userId, id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/payments/{id}/joining', { signal, ...withId(id) })),
    // A private address is not kept.
    gcTime: 0,
    staleTime: 0,
  });

const Box = styled(Panel)({
  marginBlockEnd: 24,
  overflowWrap: 'anywhere',
  '& p': { whiteSpace: 'pre-line' },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 },
});

/** Where the owner of a paid registration joins online, once the organisers have set it. */
export function JoinOnline({ payment }: { payment: Payment }) {
  const user = useUser();
  const isOwn = payment.status === 'completed' && !payment.registrationData.isMasked;
  const { data } = useQuery({ ...joiningQuery(user?.id, payment.id), enabled: isOwn });
  if (!data?.joining) return null;
  const { address, instructions } = data.joining;
  return (
    <Box as="section" aria-labelledby="join-online">
      <h2 id="join-online">{texts.joinOnline}</h2>
      <ExternalLink href={address}>{address}</ExternalLink>
      {instructions && <p>{instructions}</p>}
      <p>{texts.joinPrivate}</p>
    </Box>
  );
}

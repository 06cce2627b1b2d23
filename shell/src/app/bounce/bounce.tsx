import { api, unwrap } from '@plenary/kit/api';
import { IconAlertTriangle } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import type { Bounce, User } from '@plenary/kit/session';
import { LinkButton } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { NoticeBand } from '../notice-band';
import { texts } from './texts';

interface BounceProps {
  user: User;
  known: Bounce | undefined;
}

/** Says that emails to the person come back, and leads to where the address is corrected. */
export default function Bounced({ user: { id, email, isEmailVerified }, known }: BounceProps) {
  const { data } = useQuery({
    queryKey: ['bounce', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/me', { signal })),
    enabled: known === undefined,
    retry: false,
  });
  if (!(known ?? data?.bounce)) return null;
  const to = isEmailVerified ? paths.profile.href() : paths.verifyEmail.href();
  return (
    <NoticeBand role="status">
      <IconAlertTriangle />
      <p>{texts.notice({ email })}</p>
      <LinkButton look="outlined" size="small" to={to}>
        {texts.correct}
      </LinkButton>
    </NoticeBand>
  );
}

import { IconAlertTriangle } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { LinkButton } from '@plenary/kit/ui';
import { NoticeBand } from '../notice-band';
import { texts } from '../texts';

export function UnverifiedBanner() {
  return (
    <NoticeBand role="status">
      <IconAlertTriangle />
      <p>{texts.unverifiedBanner}</p>
      <LinkButton look="outlined" size="small" to={paths.verifyEmail.href()}>
        {texts.verifyNow}
      </LinkButton>
    </NoticeBand>
  );
}

import { IconAlertTriangle } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { styled } from '@plenary/kit/ui';
import { lazy, Suspense, type ComponentProps } from 'react';
import { NavLink } from 'react-router-dom';
import { texts } from '../texts';

const Root = styled(NavLink)({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  minBlockSize: 44,
  color: '#7a4600',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
  '& svg': { flex: 'none' },
});

/** Few people need the tooltip, so its code comes after the page. */
const WithTooltip = lazy(async () => {
  const { Tooltip } = await import('@plenary/kit/overlays');
  return {
    default: () => (
      <Tooltip title={texts.unverifiedTooltip} describeChild>
        <PlainLink />
      </Tooltip>
    ),
  };
});

function PlainLink(props: Partial<ComponentProps<typeof Root>>) {
  return (
    <Root {...props} to={paths.verifyEmail.href()}>
      <IconAlertTriangle />
      {texts.verifyEmail}
    </Root>
  );
}

/** The reminder of somebody whose e-mail is not verified. */
export function VerifyEmailLink() {
  return (
    <Suspense fallback={<PlainLink />}>
      <WithTooltip />
    </Suspense>
  );
}

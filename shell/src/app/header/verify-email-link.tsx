import { IconAlertTriangle } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { colours, styled } from '@plenary/kit/ui';
import { lazy, Suspense, type ComponentProps } from 'react';
import { NavLink } from 'react-router-dom';
import { texts } from '../texts';

const Root = styled(NavLink)({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  minBlockSize: 44,
  color: colours.warning,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
  '& svg': { flex: 'none' },
});

/** Loaded after the page, because few users need the tooltip. */
const WithTooltip = lazy(async () => {
  const { Tooltip } = await import('@plenary/kit/tooltip');
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

export function VerifyEmailLink() {
  return (
    <Suspense fallback={<PlainLink />}>
      <WithTooltip />
    </Suspense>
  );
}

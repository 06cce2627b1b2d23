import { paths } from '@plenary/kit/paths';
import { Alert, LinkButton, styled, useAfterHydration } from '@plenary/kit/ui';
import { destinationOf } from '../../shared/destination';
import { texts } from './texts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});

/** Why the login page opened in place of another one, with sign-up for readers without an account. */
export function LoginReason({ from }: { from: unknown }) {
  // The prerendered page has no navigation state.
  const destination = useAfterHydration(destinationOf(from), undefined);
  if (!destination) return null;
  return (
    <Alert severity="info">
      <Row>
        {destination.reason}
        <LinkButton look="outlined" size="small" to={paths.register.href()} state={{ from }}>
          {texts.signUp}
        </LinkButton>
      </Row>
    </Alert>
  );
}

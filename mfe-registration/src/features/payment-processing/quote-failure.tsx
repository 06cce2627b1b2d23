import { ApiError, messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { Actions, Alert, Button, LinkButton, Stack, styled } from '@plenary/kit/ui';
import type { RegistrationData } from '../../shared/registrations/registration-data';
import { storeRegistration } from '../../shared/registrations/stored-registration';
import { texts } from './texts';

const Failure = styled(Stack)({ marginBlockEnd: 32 });

interface QuoteFailureProps {
  error: Error;
  registration: RegistrationData;
  onWithoutCode: () => void;
}

/** Why the order has no price: an extra sold out, or a discount code that is refused. */
export function QuoteFailure({ error, registration, onWithoutCode }: QuoteFailureProps) {
  const isCode = error instanceof ApiError && 'discountCode' in error.fields;
  return (
    <Failure>
      <Alert severity="error">{messageOf(error, texts.quoteFailed)}</Alert>
      <Actions>
        {isCode && (
          <Button look="outlined" onClick={onWithoutCode}>
            {texts.withoutCode}
          </Button>
        )}
        <LinkButton
          look="outlined"
          to={paths.conferenceForm.href()}
          onClick={() => storeRegistration(registration)}
        >
          {texts.backToRegistration}
        </LinkButton>
      </Actions>
    </Failure>
  );
}

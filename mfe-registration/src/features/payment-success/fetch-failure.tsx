import { paths } from '@plenary/kit/paths';
import {
  Actions,
  Alert,
  Button,
  colours,
  Link,
  LinkButton,
  PageHeader,
  Stack,
  styled,
} from '@plenary/kit/ui';
import { addressText } from '../../registration/address-text';
import { texts as shared } from '../../registration/texts';
import { texts } from './texts';

const Caption = styled('p')({
  fontSize: '0.8125rem',
  color: colours.muted,
  overflowWrap: 'anywhere',
});

interface FetchFailureProps {
  message: string;
  suggestions?: string[];
  retry?: () => void;
  reference: string | null;
  transactionId: string | null;
}

/** The payment could not be read: why, and what was asked for. */
export function FetchFailure(props: FetchFailureProps) {
  const { message, suggestions = [], retry, reference, transactionId } = props;
  const named = (text: string | null) => addressText(text) || texts.notAvailable;
  return (
    <>
      <PageHeader title={texts.title} />
      <Stack>
        <Alert severity="warning" role="alert">
          {message}
        </Alert>
        {suggestions.map((suggestion) => (
          <p key={suggestion}>
            {texts.didYouMean} <Link to={resultOf(suggestion)}>{suggestion}</Link>?
          </p>
        ))}
        <Caption>{texts.attempted(named(reference), named(transactionId))}</Caption>
        <Actions>
          <LinkButton to={paths.home.href()}>{shared.returnHome}</LinkButton>
          {retry && (
            <Button look="outlined" onClick={retry}>
              {texts.tryAgain}
            </Button>
          )}
        </Actions>
      </Stack>
    </>
  );
}

function resultOf(ref: string): string {
  return `${paths.paymentSuccess.href()}?${new URLSearchParams({ ref }).toString()}`;
}

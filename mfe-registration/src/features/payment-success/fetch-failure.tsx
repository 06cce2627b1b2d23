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
import { sanitiseQueryText } from '../../shared/registrations/navigation-state';
import { texts as shared } from '../../shared/registrations/texts';
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

export function FetchFailure(props: FetchFailureProps) {
  const { message, suggestions = [], retry, reference, transactionId } = props;
  const shown = (text: string | null) => sanitiseQueryText(text) || texts.notAvailable;
  return (
    <>
      <PageHeader title={texts.title} />
      <Stack>
        <Alert severity="warning" role="alert">
          {message}
        </Alert>
        {suggestions.length > 0 && <p>{texts.didYouMean}</p>}
        {suggestions.map((suggestion) => (
          <Link key={suggestion} to={pathOf(suggestion)}>
            {suggestion}
          </Link>
        ))}
        <Caption>
          {texts.attempted({ ref: shown(reference), transactionId: shown(transactionId) })}
        </Caption>
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

function pathOf(ref: string): string {
  return `${paths.paymentSuccess.href()}?${new URLSearchParams({ ref }).toString()}`;
}

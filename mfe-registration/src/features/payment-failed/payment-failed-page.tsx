import { paths } from '@plenary/kit/paths';
import { useLocation, useNavigate, useSearchParams } from '@plenary/kit/router';
import {
  Actions,
  Alert,
  Button,
  colours,
  LinkButton,
  Page,
  PageHeader,
  Stack,
  styled,
} from '@plenary/kit/ui';
import { asRecord } from '../../shared/registrations/navigation-state';
import { texts as shared } from '../../shared/registrations/texts';
import { Advice } from './advice';
import { failureReason } from './failure-reason';
import { Reason } from './reason';
import { texts } from './texts';
import { useOnlineFailure } from './use-online-failure';

const Note = styled('p')({ marginBlockStart: 12, fontSize: '0.9375rem', color: colours.muted });

export default function PaymentFailedPage() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const { registrationData } = asRecord(state);
  const ref = query.get('ref');
  const online = useOnlineFailure(registrationData ? null : ref);

  if (!registrationData && query.size === 0) return <NoInformation />;
  const retry = () =>
    void (registrationData
      ? navigate(paths.paymentProcessing.href(), { state: { registrationData } })
      : navigate(`${paths.paymentProcessing.href()}?${new URLSearchParams({ ref: ref ?? '' })}`));
  const canRetry = Boolean(registrationData) || online.isPayable;
  return (
    <Page>
      <PageHeader title={texts.title}>
        <p>{texts.lead}</p>
      </PageHeader>
      <Reason {...(online.reason ?? failureReason(state, query))} />
      <Advice isTransfer={Boolean(registrationData)} />
      <Actions>
        <Button disabled={!canRetry} aria-describedby="retry-note" onClick={retry}>
          {texts.retry}
        </Button>
        <LinkButton look="outlined" to={paths.home.href()}>
          {shared.returnHome}
        </LinkButton>
      </Actions>
      {!canRetry && <Note id="retry-note">{texts.retryNeedsData}</Note>}
    </Page>
  );
}

function NoInformation() {
  return (
    <Page>
      <PageHeader title={texts.title} />
      <Stack>
        <Alert severity="error">{texts.noInformation}</Alert>
        <LinkButton to={paths.registerConference.href()}>{texts.start}</LinkButton>
      </Stack>
    </Page>
  );
}

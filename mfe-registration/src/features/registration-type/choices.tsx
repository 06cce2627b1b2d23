import { feePackages, formatDollars, useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { colours, LinkButton, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import {
  registrationTypeOf,
  type RegistrationType,
} from '../../shared/registrations/registration-data';
import { PRESENTER_QUERY, storeRole } from '../../shared/registrations/stored-registration';
import { LOGIN_DELAY_MS, TimedRedirect } from '../../shared/timed-redirect';
import { texts } from './texts';

const form = paths.conferenceForm.href();

const Pair = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Option = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  borderBlockStart: `6px solid ${colours.primary}`,
  paddingBlock: 20,
  '& h2': { fontSize: 'clamp(1.75rem, 1.6rem + .8vw, 2.25rem)', lineHeight: 1.1 },
  '& p': { maxInlineSize: '54ch' },
  '& strong': { color: colours.ink, fontWeight: 600 },
});

const Action = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  marginBlockStart: 'auto',
});

export function Choices() {
  return (
    <Pair aria-labelledby="choices">
      <VisuallyHidden id="choices">{texts.choices}</VisuallyHidden>
      <Choice words={texts.presenter} price={usePriceFrom('author')}>
        <PresenterLink />
      </Choice>
      <Choice words={texts.attendee} price={usePriceFrom('participant')}>
        <LinkButton to={form} onClick={() => storeRole('attendee')}>
          {texts.attendee.action}
        </LinkButton>
      </Choice>
    </Pair>
  );
}

function PresenterLink() {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const [isChosen, setChosen] = useState(false);

  useEffect(() => {
    if (isChosen && user) void navigate(form);
  }, [isChosen, user, navigate]);

  function choose(event: MouseEvent) {
    event.preventDefault();
    storeRole('presenter');
    setChosen(true);
  }

  return (
    <>
      {/* Before hydration, the browser follows the link itself. */}
      <LinkButton look="outlined" to={`${form}?${PRESENTER_QUERY}`} onClick={choose}>
        {texts.presenter.action}
      </LinkButton>
      {isChosen && !loading && !user && (
        <TimedRedirect
          to={paths.login.href()}
          state={{ from: form }}
          delayMs={LOGIN_DELAY_MS}
          text={texts.loginNeeded}
          linkText={texts.loginNow}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  words: Record<'title' | 'text' | 'requirements', string>;
  price: string;
  children: ReactNode;
}

function Choice({ words, price, children }: ChoiceProps) {
  return (
    <Option>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p>
        <strong>{texts.priceFrom({ price })}</strong> {words.requirements}
      </p>
      <Action>{children}</Action>
    </Option>
  );
}

function usePriceFrom(type: RegistrationType): string {
  const packages = feePackages(useEdition()).filter((offer) => registrationTypeOf(offer) === type);
  return formatDollars(Math.min(...packages.flatMap(({ prices }) => Object.values(prices))));
}

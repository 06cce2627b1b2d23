import { feePackages, formatDollars, useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { colours, LinkButton, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { TimedRedirect } from '../../parts/timed-redirect';
import { AS_PRESENTER, registerAs } from '../../registration/registering-as';
import { registrationTypeOf, type RegistrationType } from '../../registration/registration-data';
import { texts } from './texts';

const form = paths.conferenceForm.href();
/** How long the notice stands before the login page opens, in milliseconds. */
const LOGIN_DELAY_MS = 2000;

const Pair = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Way = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  borderBlockStart: '6px solid #1a237e',
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

/** The two ways to register. A presenter who is signed out passes by the login page. */
export function Choices() {
  return (
    <Pair aria-labelledby="choices">
      <VisuallyHidden id="choices">{texts.choices}</VisuallyHidden>
      <Choice words={texts.presenter} price={usePriceFrom('author')}>
        <AsPresenter />
      </Choice>
      <Choice words={texts.attendee} price={usePriceFrom('participant')}>
        <LinkButton to={form} onClick={() => registerAs('attendee')}>
          {texts.attendee.action}
        </LinkButton>
      </Choice>
    </Pair>
  );
}

function AsPresenter() {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const [isChosen, setChosen] = useState(false);

  useEffect(() => {
    if (isChosen && user) void navigate(form);
  }, [isChosen, user, navigate]);

  function choose(event: MouseEvent) {
    event.preventDefault();
    registerAs('presenter');
    setChosen(true);
  }

  return (
    <>
      {/* Before the page is alive, its browser follows the link. */}
      <LinkButton look="outlined" to={`${form}?${AS_PRESENTER}`} onClick={choose}>
        {texts.presenter.action}
      </LinkButton>
      {isChosen && !loading && !user && (
        <TimedRedirect
          to={paths.login.href()}
          state={{ from: form }}
          delayMs={LOGIN_DELAY_MS}
          text={texts.toLogin}
          linkText={texts.loginNow}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  words: Record<'title' | 'text' | 'needs', string>;
  price: string;
  children: ReactNode;
}

function Choice({ words, price, children }: ChoiceProps) {
  return (
    <Way>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p>
        <strong>{texts.from(price)}.</strong> {words.needs}
      </p>
      <Action>{children}</Action>
    </Way>
  );
}

function usePriceFrom(type: RegistrationType): string {
  const packages = feePackages(useEdition()).filter(({ id }) => registrationTypeOf(id) === type);
  return formatDollars(Math.min(...packages.flatMap(({ prices }) => Object.values(prices))));
}

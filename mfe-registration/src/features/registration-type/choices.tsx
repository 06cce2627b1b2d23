import { feePackages, useShown } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { colours, LinkButton, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import {
  registrationTypeOf,
  type FeePackage,
  type RegistrationType,
} from '../../shared/registrations/registration-data';
import { formLink } from '../../shared/registrations/link-choice';
import { storeRole } from '../../shared/registrations/stored-registration';
import { LOGIN_DELAY_MS, TimedRedirect } from '../../shared/timed-redirect';
import { PackageRows } from './package-rows';
import { texts } from './texts';

const form = paths.conferenceForm.href();

const Pair = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '48px 56px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  borderBlockStart: `6px solid ${colours.primary}`,
  paddingBlockStart: 24,
  '& h2': { fontSize: theme.typography.h2.fontSize, lineHeight: 1.05 },
  '& > p': { fontSize: '1.0625rem' },
}));

const Action = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginBlockStart: 8,
  [theme.breakpoints.up('sm')]: { justifyItems: 'start' },
}));

/** Whether registration is open decides about the buttons; the prices are always shown. */
export function Choices({ isOpen }: { isOpen: boolean }) {
  const packages = useShown(feePackages);
  const of = (type: RegistrationType) =>
    packages.filter((offer) => registrationTypeOf(offer) === type);
  return (
    <Pair aria-labelledby="choices">
      <VisuallyHidden id="choices">{texts.choices}</VisuallyHidden>
      <Choice words={texts.attendee} packages={of('participant')} isOpen={isOpen}>
        {isOpen && (
          <LinkButton to={form} onClick={() => storeRole('attendee')}>
            {texts.attendee.action}
          </LinkButton>
        )}
      </Choice>
      <Choice words={texts.presenter} packages={of('author')} isOpen={isOpen}>
        {isOpen && <PresenterLink />}
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
      <LinkButton look="outlined" to={formLink({ as: 'presenter' })} onClick={choose}>
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
  words: Record<'title' | 'text', string>;
  packages: FeePackage[];
  isOpen: boolean;
  children: ReactNode;
}

function Choice({ words, packages, isOpen, children }: ChoiceProps) {
  return (
    <Option>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <PackageRows packages={packages} isOpen={isOpen} />
      <Action>{children}</Action>
    </Option>
  );
}

import { paths } from '@plenary/kit/paths';
import { useAuth } from '@plenary/kit/session';
import { Actions, Alert, Breadcrumb, Button, LinkButton, styled, typeSizes } from '@plenary/kit/ui';
import { useLocation, useNavigate } from '@plenary/kit/router';
import { usePageTitle } from '../pages';
import { texts } from '../texts';
import { ErrorPage } from './error-page';
import { useErrorParts } from './error-parts';
import { errorTexts } from './texts';

const Sentence = styled('p')({
  maxInlineSize: '60ch',
  fontSize: typeSizes.lead,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

type Area = 'reviewer' | 'admin' | 'admin-page';

const leads: Record<Area, string> = {
  reviewer: errorTexts.forReviewers,
  admin: errorTexts.forAdmins,
  'admin-page': errorTexts.forPermitted,
};

/** @param text the specified alert (specification, section 6) */
export function NoAccessPage({ text, area }: { text: string; area: Area }) {
  const { user, logout } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parts = useErrorParts();
  const title = usePageTitle();
  const sentence = area === 'reviewer' ? errorTexts.reviewerAccess : errorTexts.adminAccess;
  const login = { state: { from: pathname + search } };

  const logInAgain = () => void logout().then(() => navigate(paths.login.href(), login));
  return (
    <ErrorPage
      art="barrier"
      title={texts.refused}
      trail={title && <Breadcrumb items={[{ label: title }]} />}
      lead={leads[area]}
    >
      <Alert severity="error">{text}</Alert>
      {user && <Sentence>{sentence({ email: user.email })}</Sentence>}
      <Actions>
        <LinkButton to={paths.submitted.href()}>{errorTexts.toMyPapers}</LinkButton>
        <Button look="outlined" onClick={logInAgain}>
          {errorTexts.otherAccount}
        </Button>
        {parts && <parts.BackButton />}
      </Actions>
      {parts && <parts.Ways after="refused" />}
    </ErrorPage>
  );
}

/** The session failed, and its token is gone (specification, section 4). */
export function SessionFailedPage({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  const parts = useErrorParts();
  return (
    <ErrorPage art="barrier" title={texts.refused}>
      <Alert severity="error">{text}</Alert>
      <Sentence>{errorTexts.sessionFailed}</Sentence>
      <LinkButton to={paths.login.href()} state={{ from: pathname + search }}>
        {texts.login}
      </LinkButton>
      {parts && <parts.Ways after="refused" />}
    </ErrorPage>
  );
}

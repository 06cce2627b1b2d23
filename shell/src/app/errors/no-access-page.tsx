import { paths } from '@plenary/kit/paths';
import { useUser } from '@plenary/kit/session';
import { Actions, Alert, Breadcrumb, Button, LinkButton } from '@plenary/kit/ui';
import { useLocation } from '@plenary/kit/router';
import { useLogout } from '../logout/logout';
import { usePageTitle } from '../pages';
import { texts } from '../texts';
import { ErrorPage } from './error-page';
import { useErrorParts } from './error-parts';
import { Sentence } from './session-failed-page';
import { errorTexts } from './texts';

type Area = 'reviewer' | 'admin' | 'admin-page';

export interface NoAccessProps {
  /** The specified alert (specification, section 6). */
  text: string;
  area: Area;
}

const leads: Record<Area, string> = {
  reviewer: errorTexts.forReviewers,
  admin: errorTexts.forAdmins,
  'admin-page': errorTexts.forPermitted,
};

export default function NoAccessPage({ text, area }: NoAccessProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
  const parts = useErrorParts();
  const title = usePageTitle();
  const sentence = area === 'reviewer' ? errorTexts.reviewerAccess : errorTexts.adminAccess;
  const logInAgain = useLogout({ from: pathname + search });

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

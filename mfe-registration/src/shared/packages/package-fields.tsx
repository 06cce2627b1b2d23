import { feePackages, formatDollars, useShown } from '@plenary/kit/edition';
import { RadioCards, SegmentedField, SelectField } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { Alert, Button, Link } from '@plenary/kit/ui';
import { usePlaces } from '../places/places.api';
import { texts as places } from '../places/texts';
import type { AcceptedPapers } from '../papers/papers.api';
import {
  academicCategories,
  type AcademicCategory,
  type FeePackage,
} from '../registrations/registration-data';
import { texts as shared } from '../registrations/texts';
import { LOGIN_DELAY_MS, TimedRedirect } from '../timed-redirect';
import type { AuthorObstacle } from './package-choice';
import { texts } from './texts';

const errors: Partial<Record<AuthorObstacle, string>> = {
  'check-failed': texts.couldNotVerify,
  'no-accepted-paper': texts.acceptedPaperNeeded,
};

interface PackageFieldsProps {
  isOffered?: (offer: FeePackage) => boolean;
  category: string | null | undefined;
  isAuthor: boolean;
  obstacle: AuthorObstacle | null;
  papers: AcceptedPapers;
  /** The package was chosen on an earlier visit: nothing happens on its own. */
  isRestored?: boolean;
}

export function PackageFields(props: PackageFieldsProps) {
  const {
    isOffered = () => true,
    category,
    isAuthor,
    obstacle,
    papers,
    isRestored = false,
  } = props;
  const packages = useShown(feePackages);
  const placesOf = usePlaces();
  return (
    <>
      <SegmentedField
        name="academicCategory"
        label={texts.category}
        hint={texts.categoryHint}
        options={academicCategories.map((value) => ({ value, label: shared.category[value] }))}
      />
      <RadioCards
        name="registrationPackage"
        label={texts.package}
        error={obstacle ? errors[obstacle] : undefined}
        options={packages
          .filter(isOffered)
          .map(({ id, name, summary, needsAcceptedPaper, prices }) => ({
            value: id,
            title: name,
            text: category
              ? summary
              : texts.summaryWithPrices({
                  summary,
                  student: formatDollars(prices.student),
                  professional: formatDollars(prices.professional),
                }),
            note:
              placesOf(id)?.state === 'sold-out'
                ? places.offeredOnly
                : needsAcceptedPaper && texts.needsPaper,
            price: category ? formatDollars(prices[category as AcademicCategory]) : undefined,
          }))}
      />
      {obstacle === 'check-failed' && (
        <div>
          <Button look="outlined" busy={papers.isFetching} onClick={() => void papers.refetch()}>
            {texts.checkAgain}
          </Button>
        </div>
      )}
      {obstacle === 'login' && isRestored && (
        <Alert severity="info">
          {texts.restored}{' '}
          <Link to={paths.login.href()} state={{ from: paths.conferenceForm.href() }}>
            {texts.restoredLogin}
          </Link>
        </Alert>
      )}
      {obstacle === 'login' && !isRestored && (
        <TimedRedirect
          to={paths.login.href()}
          state={{ from: paths.conferenceForm.href() }}
          delayMs={LOGIN_DELAY_MS}
          text={texts.loginNeeded}
          linkText={texts.loginNow}
        />
      )}
      {isAuthor && <PaperField papers={papers} />}
    </>
  );
}

function PaperField({ papers }: { papers: AcceptedPapers }) {
  const accepted = papers.data?.papers ?? [];
  if (accepted.length < 2) return null;
  return (
    <SelectField
      name="paperId"
      label={texts.paper}
      hint={texts.paperHint}
      placeholder={texts.choosePaper}
      options={accepted.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}

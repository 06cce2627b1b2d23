import { feePackages, formatDollars, useEdition } from '@plenary/kit/edition';
import { RadioCards, SegmentedField } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { Button } from '@plenary/kit/ui';
import { TimedRedirect } from '../timed-redirect';
import { academicCategories, type AcademicCategory } from '../../registration/registration-data';
import { texts as shared } from '../../registration/texts';
import type { AcceptedPapers } from '../../papers/accepted-papers.api';
import type { AuthorObstacle } from './author-obstacle';
import { PaperField } from './paper-field';
import { texts } from './texts';

/** How long the notice stands before the login page opens, in milliseconds. */
const LOGIN_DELAY_MS = 2000;
const errors: Partial<Record<AuthorObstacle, string>> = {
  failed: texts.couldNotVerify,
  none: texts.acceptedPaperNeeded,
};

interface Props {
  /** Leaves out what this person cannot have; all packages otherwise. */
  offered?: (packageId: string) => boolean;
  category: string | null | undefined;
  isAuthor: boolean;
  obstacle: AuthorObstacle | null;
  papers: AcceptedPapers;
}

/** The category, which makes the prices, then the package and what a publication asks for. */
export function CategoryAndPackage(props: Props) {
  const { offered = () => true, category, isAuthor, obstacle, papers } = props;
  const edition = useEdition();
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
        options={feePackages(edition)
          .filter(({ id }) => offered(id))
          .map(({ id, name, summary, requiresAcceptedPaper, prices }) => ({
            value: id,
            title: name,
            text: category
              ? summary
              : `${summary}. ${texts.bothPrices(formatDollars(prices.student), formatDollars(prices.professional))}`,
            note: requiresAcceptedPaper && texts.needsPaper,
            price: category ? formatDollars(prices[category as AcademicCategory]) : undefined,
          }))}
      />
      {obstacle === 'failed' && (
        <div>
          <Button look="outlined" busy={papers.isFetching} onClick={() => void papers.refetch()}>
            {texts.checkAgain}
          </Button>
        </div>
      )}
      {obstacle === 'login' && (
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

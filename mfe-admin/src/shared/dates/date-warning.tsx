import { useNow } from '@plenary/kit/edition';
import { Alert, Link } from '@plenary/kit/ui';
import { adminPaths } from '../../paths';
import { dateDisagreements, type Dated, type Planned } from './disagreements';
import { texts } from './texts';

interface DateWarningProps {
  edition: Dated;
  scheduled?: readonly Planned[];
  /** The section with the repair. */
  repair?: 'opening' | 'dates';
  /** Names an edition that is not the current one: `?edition=…`. */
  search?: string;
}

/** Nothing while dates and switches agree. */
export function DateWarning({
  edition,
  scheduled,
  repair = 'opening',
  search = '',
}: DateWarningProps) {
  const now = useNow();
  const found = now === null ? [] : dateDisagreements(edition, now, scheduled);
  if (found.length === 0) return null;
  return (
    <Alert severity="warning">
      <strong>{texts.title}</strong>
      {found.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Link to={adminPaths.editionSection.href({ section: repair }) + search}>
        {repair === 'opening' ? texts.toOpening : texts.toDates}
      </Link>
    </Alert>
  );
}

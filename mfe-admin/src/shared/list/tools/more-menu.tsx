import { Link } from '@plenary/kit/ui';
import { texts } from '../texts';
import { Dropdown } from './dropdown';

/** Rare acts of a page. */
export function MoreMenu({ acts }: { acts: { to: string; label: string }[] }) {
  return (
    <Dropdown button="…" aria-label={texts.more}>
      {() =>
        acts.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))
      }
    </Dropdown>
  );
}

import { Chip, colours, Link, styled } from '@plenary/kit/ui';
import { adminPaths } from '../../../paths';
import type { AdminEdition } from '../edition.api';
import { sections } from '../model/sections';
import { texts } from '../texts';

const List = styled('ul')({
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `1px solid ${colours.hairline}`,
  '& li': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: 48,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& a': { flex: 1, alignContent: 'center', minBlockSize: 48 },
});

/** Marks the sections of a copy that still mention the previous year. */
export function SectionMenu({ edition, search }: { edition: AdminEdition; search: string }) {
  const isToCheck = (keys: readonly string[]) => keys.some((key) => edition.toCheck.includes(key));
  return (
    <nav aria-label={texts.sections}>
      <List role="list">
        {sections.map(({ id, title, keys }) => (
          <li key={id}>
            <Link to={adminPaths.editionSection.href({ section: id }) + search}>{title}</Link>
            {isToCheck(keys) && <Chip tone="amber">{texts.toCheck}</Chip>}
          </li>
        ))}
      </List>
    </nav>
  );
}

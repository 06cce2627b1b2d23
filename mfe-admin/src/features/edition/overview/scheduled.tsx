import { formatInstant, useNow } from '@plenary/kit/edition';
import { colours, Link, styled } from '@plenary/kit/ui';
import { adminPaths } from '../../../paths';
import type { EditionDocument } from '../model/fields';
import { scheduledChanges } from '../model/scheduled';
import { texts } from '../texts';
import { SidePart } from './side-part';

const List = styled('ol')({
  listStyle: 'none',
  padding: 0,
  '& li': {
    position: 'relative',
    display: 'grid',
    paddingBlock: 8,
    paddingInlineStart: 26,
    borderBlockEnd: `1px solid ${colours.hairline}`,
    fontSize: '0.8125rem',
    color: colours.muted,
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 13,
    inlineSize: 12,
    blockSize: 12,
    border: `2px solid ${colours.control}`,
    borderRadius: '50%',
  },
  '& li:first-of-type::before': { borderColor: colours.secondary },
  '& strong': { fontSize: '0.9375rem', color: colours.ink },
});

export function Scheduled({ edition, search }: { edition: EditionDocument; search: string }) {
  const now = useNow();
  const { title, change, none } = texts.scheduled;
  if (now === null) return null;
  const changes = scheduledChanges(edition, now);
  return (
    <SidePart
      title={title}
      action={
        <Link to={adminPaths.editionSection.href({ section: 'opening' }) + search}>{change}</Link>
      }
    >
      {changes.length === 0 && <p>{none}</p>}
      <List role="list">
        {changes.map(({ at, title: name, effect }) => (
          <li key={name + at}>
            <time dateTime={at}>{formatInstant(at)}</time>
            <strong>{name}</strong>
            {effect}
          </li>
        ))}
      </List>
    </SidePart>
  );
}

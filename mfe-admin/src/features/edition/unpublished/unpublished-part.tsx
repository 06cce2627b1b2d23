import { useMay } from '@plenary/kit/session';
import { Button, colours, Link, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import type { AdminEdition } from '../edition.api';
import type { EditionSection } from '../model/fields';
import { rightsOf } from '../model/section-rights';
import { SidePart } from '../overview/side-part';
import { DiscardDialog } from '../section/discard-dialog';
import { texts as editionTexts } from '../texts';
import { PublishDialog } from './publish-dialog';
import { texts } from './texts';
import type { useUnpublished } from './use-unpublished';

const List = styled('ul')({
  listStyle: 'none',
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    alignItems: 'center',
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${colours.hairline}`,
    fontSize: '0.8125rem',
    color: colours.muted,
  },
  '& a': { fontSize: '0.9375rem', fontWeight: 700 },
});

interface UnpublishedPartProps extends ReturnType<typeof useUnpublished> {
  edition: AdminEdition;
  search: string;
  onDone: (text: string) => void;
}

/** Input of several sections, to be published together. */
export function UnpublishedPart({ edition, items, search, forget, onDone }: UnpublishedPartProps) {
  const [isOpen, setOpen] = useState(false);
  const [discarded, setDiscarded] = useState<EditionSection>();
  /** How often sections left the list: the part stays after the last one, with the focus. */
  const [departures, setDepartures] = useState(0);
  const may = useMay();
  const ready = items.filter(
    ({ section, isConflicting }) => !isConflicting && rightsOf(section.id).some(may),
  );
  const remove = (sections: EditionSection[]) => {
    forget(sections);
    setDepartures(departures + 1);
  };
  if (items.length === 0 && departures === 0) return null;
  return (
    <SidePart
      title={texts.title}
      focusCount={departures}
      action={
        ready.length > 0 && (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.review({ count: ready.length })}
          </Button>
        )
      }
    >
      {items.length === 0 && <p>{texts.none}</p>}
      <List role="list">
        {items.map(({ section, changes, isConflicting }) => (
          <li key={section.id}>
            <span>
              <Link to={adminPaths.editionSection.href({ section: section.id }) + search}>
                {section.title}
              </Link>
              <br />
              {isConflicting ? texts.conflict : texts.changes({ count: changes.length })}
            </span>
            <Button
              look="text"
              size="small"
              aria-label={texts.discardOf({ section: section.title })}
              onClick={() => setDiscarded(section)}
            >
              {texts.discard}
            </Button>
          </li>
        ))}
      </List>
      {discarded && (
        <DiscardDialog
          section={discarded}
          onClose={() => setDiscarded(undefined)}
          onDiscard={() => remove([discarded])}
        />
      )}
      {isOpen && (
        <PublishDialog
          edition={edition}
          items={ready}
          onClose={() => setOpen(false)}
          onPublished={(published) => {
            remove(published);
            setOpen(false);
            onDone(editionTexts.saved);
          }}
        />
      )}
    </SidePart>
  );
}

import { Link, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { adminPaths } from '../../paths';
import { Announcement } from '../../page/announcement';
import { EditionActions } from './edition-actions';
import { EditionChoice } from './edition-choice';
import { EditionFrame } from './edition-frame';
import { PublicationNote } from './publication-note';
import { SectionMenu } from './section-menu';
import { texts } from './texts';

const Room = styled('div')({ display: 'grid', gap: 20, maxInlineSize: 760 });

/** The edition at a glance: whether visitors see it, its sections, and what can be done with it. */
export default function EditionPage() {
  const [done, setDone] = useState('');
  return (
    <EditionFrame>
      {(edition, choice) => (
        <Room>
          <EditionChoice {...choice} chosen={edition} />
          <PublicationNote {...edition.publication} />
          <Announcement text={done} />
          <SectionMenu edition={edition} search={choice.search} />
          <p>
            <Link to={adminPaths.editionHistory.href() + choice.search}>{texts.history}</Link>
            {`, ${texts.revision(edition.revision)}, ${texts.savedBy(edition.savedBy?.name)}`}
          </p>
          <EditionActions
            key={edition.id}
            edition={edition}
            onDone={setDone}
            choose={choice.choose}
          />
        </Room>
      )}
    </EditionFrame>
  );
}

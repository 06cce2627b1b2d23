import { useParams } from '@plenary/kit/router';
import { EmptyState, Link } from '@plenary/kit/ui';
import { adminPaths } from '../../paths';
import { EditionFrame } from './edition-frame';
import { PublicationNote } from './publication-note';
import { SectionForm } from './section-form';
import { sectionById } from './sections/all';
import { texts } from './texts';

/** One section of the edition, to be edited. */
export default function SectionPage() {
  const { section: id } = useParams();
  const section = sectionById(id);
  return (
    <EditionFrame title={section?.title ?? texts.unknownSection}>
      {(edition) =>
        section ? (
          <>
            <PublicationNote {...edition.publication} />
            {section.note && <p>{section.note}</p>}
            <SectionForm key={`${edition.id} ${section.id}`} section={section} edition={edition} />
          </>
        ) : (
          <EmptyState
            title={texts.unknownSection}
            action={<Link to={adminPaths.edition.href()}>{texts.title}</Link>}
          />
        )
      }
    </EditionFrame>
  );
}

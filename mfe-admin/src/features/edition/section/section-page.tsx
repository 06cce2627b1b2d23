import { useParams } from '@plenary/kit/router';
import { EmptyState, Link, styled } from '@plenary/kit/ui';
import { adminPaths } from '../../../paths';
import { DateWarning } from '../../../shared/dates/date-warning';
import { EditionFrame } from '../edition-frame';
import { PublicationNote } from '../publication-note';
import { BankDetails } from '../bank/bank-details';
import { JoiningPanel } from '../places/joining-panel';
import { PlacesPanel } from '../places/places-panel';
import { RetentionPanel } from '../retention/retention-panel';
import { SamplesPanel } from '../samples/samples-panel';
import { SectionForm } from './section-form';
import { sectionById } from '../model/sections';
import type { EditionField } from '../model/fields';
import { texts } from '../texts';
import { May } from '../../../shared/may';

const Room = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '&:not([data-wide]):not(:has(iframe))': { maxInlineSize: 760 },
});

export default function SectionPage() {
  const { section: id } = useParams();
  const section = sectionById(id);
  return (
    <EditionFrame title={section?.title ?? texts.unknownSection}>
      {(edition, { search, planned }) =>
        section ? (
          <Room data-wide={section.fields.some(isTable) || undefined}>
            <PublicationNote {...edition.publication} />
            {(section.id === 'opening' || section.id === 'dates') && (
              <DateWarning
                edition={edition.document}
                scheduled={planned}
                repair={section.id === 'opening' ? 'dates' : 'opening'}
                search={search}
              />
            )}
            {section.id === 'opening' && (
              <May right="samples:write">
                <SamplesPanel />
              </May>
            )}
            {section.note && <p>{section.note}</p>}
            {section.id === 'bank' && <BankDetails edition={edition} />}
            {edition.isCurrent && section.id === 'retention' && <RetentionPanel />}
            {edition.isCurrent && (
              <May right="payments:read">
                {section.id === 'places' && <PlacesPanel />}
                {section.id === 'joining' && <JoiningPanel />}
              </May>
            )}
            <SectionForm key={`${edition.id} ${section.id}`} section={section} edition={edition} />
          </Room>
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

const isTable = (field: EditionField) =>
  field.kind === 'list' && (field.isTable === true || field.isSchedule === true);

import { useEdition } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { Page, Prose, Section, styled } from '@plenary/kit/ui';
import { Gallery } from './gallery';
import { texts } from './texts';
import { VenueMap } from './venue-map';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  '& h2': { marginBlockEnd: 20, fontSize: theme.typography.h2.fontSize, lineHeight: 1.02 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: 64 },
}));

export default function VenuePage() {
  const { venue } = useEdition();
  return (
    <>
      <PageHead
        title={texts.title}
        note={
          <>
            <p>{venue.name}</p>
            <p>{venue.address}</p>
          </>
        }
      />
      <Page>
        <Columns>
          <section aria-labelledby="way-title">
            <h2 id="way-title">{texts.directions}</h2>
            <Prose>
              <p>{venue.description}</p>
              {venue.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </section>
          <VenueMap venue={venue} />
        </Columns>
        {venue.gallery.length > 0 && (
          <Section aria-labelledby="gallery-title">
            <h2 id="gallery-title">{texts.gallery}</h2>
            <Gallery pictures={venue.gallery} />
          </Section>
        )}
      </Page>
    </>
  );
}

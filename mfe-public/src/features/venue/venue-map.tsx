import { FooterMapArt } from '@plenary/kit/art';
import type { Edition } from '@plenary/kit/edition';
import { Button, colours, ExternalLink, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const Frame = styled('div')(({ theme }) => ({
  marginBlockEnd: 8,
  '& > svg, & iframe': { display: 'block', inlineSize: '100%', border: 0 },
  '& > svg': { aspectRatio: '16 / 10' },
  '& iframe': { aspectRatio: '4 / 3' },
  '&[data-shown] > :not([data-slot])': { display: 'none' },
  // Flatter where it spans the page, so that the pictures stay visible.
  [theme.breakpoints.between('sm', 'md')]: { '& > svg, & iframe': { aspectRatio: '2 / 1' } },
}));

const Consent = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: 16,
  backgroundColor: colours.primaryDark,
  color: colours.mutedOnDark,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  '& p': { flex: '1 1 12em' },
  '@media print, (scripting: none)': { display: 'none' },
});

/** A drawing until the reader chooses to load the third-party map (behaviours). */
export function VenueMap({ venue }: { venue: Edition['venue'] }) {
  return (
    <div>
      <Frame data-ground="dark" data-map={venue.embedUrl} data-map-title={texts.mapTitle}>
        <FooterMapArt />
        {venue.embedUrl && (
          <Consent>
            <Button look="outlined">{texts.showMap}</Button>
            <p>{texts.mapNote}</p>
          </Consent>
        )}
        <div data-slot="" dangerouslySetInnerHTML={{ __html: '' }} />
      </Frame>
      <ExternalLink href={venue.mapUrl}>{texts.openMap}</ExternalLink>
    </div>
  );
}

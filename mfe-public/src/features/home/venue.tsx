import { useEdition } from '@plenary/kit/edition';
import { colours, ExternalLink, styled } from '@plenary/kit/ui';
import { Drawing } from '../../shared/drawing';
import { Photo } from '../../shared/photo';
import { texts } from './texts';

const PICTURE_SIZES = '(min-width: 1400px) 644px, (min-width: 600px) 47vw, 100vw';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& img': { inlineSize: '100%', blockSize: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: 32 },
}));

const Details = styled('div')({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  justifyItems: 'start',
  '& strong': { fontSize: '1.25rem', lineHeight: 1.3, color: colours.ink },
  '& address': { fontStyle: 'normal', color: colours.muted },
});

export function Venue() {
  const { name, address, description, image, mapUrl } = useEdition().venue;
  return (
    <Columns>
      {image ? <Photo address={image} sizes={PICTURE_SIZES} /> : <Drawing name="venue-0" />}
      <Details>
        <strong>{name}</strong>
        <address>{address}</address>
        <p>{description}</p>
        <ExternalLink href={mapUrl}>{texts.viewOnMap}</ExternalLink>
      </Details>
    </Columns>
  );
}

import { FooterMapArt } from '@plenary/kit/art';
import { useEdition } from '@plenary/kit/edition';
import { colours, Button, styled } from '@plenary/kit/ui';
import { footerTexts as texts } from './texts';

const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '240 / 132',
  border: `1px solid ${colours.mapLine}`,
  marginBlockEnd: 8,
  '& svg, & iframe': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
  },
  '& button': {
    position: 'absolute',
    insetBlockEnd: 20,
    insetInline: 0,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    whiteSpace: 'nowrap',
  },
  '&[data-shown] > :not([data-slot])': { display: 'none' },
  '@media (scripting: none)': { '& button': { display: 'none' } },
});

/** The script of the page loads the third-party map on request (behaviours). */
export function FooterMap() {
  const { venue } = useEdition();
  return (
    <>
      <Frame data-map={venue.embedUrl} data-map-title={texts.mapTitle}>
        <FooterMapArt />
        {venue.embedUrl && (
          <Button look="outlined" size="small">
            {texts.showMap}
          </Button>
        )}
        <div data-slot="" dangerouslySetInnerHTML={{ __html: '' }} />
      </Frame>
      <a href={venue.mapUrl} rel="noopener noreferrer">
        {texts.openMap}
      </a>
    </>
  );
}

import { FooterMapArt } from '@plenary/kit/art';
import { useEdition } from '@plenary/kit/edition';
import { colours, Button, styled } from '@plenary/kit/ui';
import { useState } from 'react';
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
  '@media (scripting: none)': { '& button': { display: 'none' } },
});

/** Loads the third-party map only on request. */
export function FooterMap() {
  const { venue } = useEdition();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Frame>
        {isShown && venue.embedUrl ? (
          <iframe
            title={texts.mapTitle}
            src={venue.embedUrl}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        ) : (
          <>
            <FooterMapArt />
            {venue.embedUrl && (
              <Button look="outlined" size="small" onClick={() => setShown(true)}>
                {texts.showMap}
              </Button>
            )}
          </>
        )}
      </Frame>
      <a href={venue.mapUrl} rel="noopener noreferrer">
        {texts.openMap}
      </a>
    </>
  );
}

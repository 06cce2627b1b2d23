import { motion, styled } from '@plenary/kit/ui';
import { useId } from 'react';
import { Lightbox } from './lightbox';
import { texts } from './texts';
import { VenuePicture, type Picture } from './venue-picture';

/** `sizes` of a picture in the list: two or three per row. */
const SIZES = '(min-width: 1400px) 419px, (min-width: 900px) 31vw, 47vw';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 16px',
  '& button': {
    display: 'block',
    inlineSize: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
    transition: `opacity ${motion.state} ${motion.ease}`,
    '&:hover': { opacity: 0.85 },
  },
  '& img': { inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
  '& figcaption': { marginBlockStart: 8, fontSize: '0.9375rem', lineHeight: 1.5 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '32px' },
}));

/** The script of the page opens the pictures large (behaviours). */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  const lightbox = useId();
  return (
    <>
      <List role="list" data-gallery={lightbox}>
        {pictures.map((picture, index) => (
          <li key={picture.caption}>
            <figure>
              <button type="button" aria-label={texts.enlarge({ caption: picture.caption })}>
                <VenuePicture picture={picture} index={index} sizes={SIZES} />
              </button>
              <figcaption>{picture.caption}</figcaption>
            </figure>
          </li>
        ))}
      </List>
      <Lightbox id={lightbox} count={pictures.length} />
    </>
  );
}

import { AiMediaArt, DigitalMediaArt, MediaConvergenceArt } from '@plenary/kit/art';
import { useEdition } from '@plenary/kit/edition';
import { fonts, styled } from '@plenary/kit/ui';
import { Photo } from '../../parts/photo';

/** Of the wide first tile; the others are cut from the same height. */
const TILE_SIZES = '(min-width: 600px) 61vw, 100vw';

/** Drawn for the edition's pictures, in their order, until the organiser enters photographs. */
const drawings = [AiMediaArt, DigitalMediaArt, MediaConvergenceArt];

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '260px 190px 190px',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '875fr 565fr',
    gridTemplateRows: 'repeat(2, clamp(180px, 20.84vw, 360px))',
    '& > :first-of-type': { gridRow: 'span 2' },
  },
}));

const Tile = styled('figure')({
  position: 'relative',
  overflow: 'hidden',
  '& svg, & img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
});

const Caption = styled('figcaption')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  padding: '10px 20px',
  backgroundColor: '#fff',
  color: '#1a237e',
  fontFamily: fonts.display,
  fontWeight: 700,
  fontSize: '1.25rem',
  lineHeight: 1.3,
  // The first caption begins where the page's text begins.
  [theme.breakpoints.up('sm')]: {
    'figure:first-of-type > &': { paddingInlineStart: 'max(40px, calc(50vw - 660px))' },
  },
}));

/** Three pictures from edge to edge, with their captions. */
export function PictureGrid() {
  return (
    <Grid>
      {useEdition().gallery.map(({ caption, image }, index) => {
        const Drawing = drawings[index % drawings.length] ?? AiMediaArt;
        return (
          <Tile key={caption}>
            {image ? <Photo address={image} sizes={TILE_SIZES} /> : <Drawing />}
            <Caption>{caption}</Caption>
          </Tile>
        );
      })}
    </Grid>
  );
}

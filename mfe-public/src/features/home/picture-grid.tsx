import { useEdition } from '@plenary/kit/edition';
import { colours, fonts, styled } from '@plenary/kit/ui';
import { Drawing, type DrawingName } from '../../shared/drawing';
import { Photo } from '../../shared/photo';

/** `sizes` of the wide first tile; the others have the same height. */
const TILE_SIZES = '(min-width: 600px) 61vw, 100vw';

/** Placeholders, in the order of the edition's pictures, until the organiser uploads photographs. */
const drawings: DrawingName[] = ['ai-media', 'digital-media', 'media-convergence'];

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
  '& img': {
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
  backgroundColor: colours.page,
  color: colours.primary,
  fontFamily: fonts.display,
  fontWeight: 700,
  fontSize: '1.25rem',
  lineHeight: 1.3,
  // Aligns the first caption with the page's text.
  [theme.breakpoints.up('sm')]: {
    'figure:first-of-type > &': { paddingInlineStart: 'max(40px, calc(50vw - 660px))' },
  },
}));

export function PictureGrid() {
  return (
    <Grid>
      {useEdition().gallery.map(({ caption, image }, index) => (
        <Tile key={caption}>
          {image ? (
            <Photo address={image} sizes={TILE_SIZES} />
          ) : (
            <Drawing name={drawings[index % drawings.length]!} />
          )}
          <Caption>{caption}</Caption>
        </Tile>
      ))}
    </Grid>
  );
}

import { Picture, type PictureProps } from './picture';
import { scan } from './scan';
import { scenes } from './venue-scenes';

const field = { width: 400, height: 300, pitch: 6, heaviest: 5, lightest: 1.4 };

const grounds = [
  { ground: '#1a237e', far: '#3d3fa0', near: '#cfd0ea' },
  { ground: '#534bae', far: '#7a73c9', near: '#e6e7f5' },
  { ground: '#000051', far: '#3d3fa0', near: '#a5a3d8' },
];

const accent = '#f50057';

type VenueArtProps = PictureProps & {
  /** 0 main building, 1 lecture hall, 2 library, 3 river, 4 clock tower, 5 garden. */
  index: number;
};

export const VenueArt = ({ index, className }: VenueArtProps) => {
  const scene = scenes[index % scenes.length]!;
  const colours = grounds[scene.ground]!;
  return (
    <Picture
      width={field.width}
      height={field.height}
      ground={colours.ground}
      className={className}
    >
      <path fill={colours.far} d={scan(scene.far, field)} />
      <path fill={colours.near} d={scan(scene.near, field)} />
      {scene.accent && <path fill={accent} d={scan(scene.accent, field)} />}
      {scene.disc && <circle fill={accent} {...scene.disc} />}
    </Picture>
  );
};

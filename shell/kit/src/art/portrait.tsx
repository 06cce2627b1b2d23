import { displayFamily } from './font-faces';
import { Picture, type PictureProps } from './picture';
import { seeded } from './seeded';

const grounds = [
  { ground: '#1a237e', bars: '#534bae', disc: '#f50057' },
  { ground: '#534bae', bars: '#7a73c9', disc: '#000051' },
  { ground: '#000051', bars: '#1f2a93', disc: '#ff5983' },
] as const;

type PortraitProps = PictureProps & {
  /** The person's id or name, so that a person keeps the picture. */
  seed: string;
  /** At most two letters or digits. */
  initials: string;
  ground?: number;
};

const width = 400;
const height = 372;
const count = 16;

const bars = (seed: string) => {
  const random = seeded(seed);
  const turn = 2 * Math.PI;
  const [place, weight] = [random() * turn, random() * turn];
  const [placePace, weightPace] = [0.35 + random() * 0.2, 0.55 + random() * 0.2];
  return Array.from({ length: count }, (_, i) => {
    const length = Math.round(width * (0.38 + 0.28 * random()));
    const thickness = Math.round(10 + 8.5 * Math.sin(weight + i * weightPace));
    const x = Math.round(width * (0.5 + 0.42 * Math.sin(place + i * placePace)) - length / 2);
    const y = Math.round(((i + 0.1) * height) / (count - 0.7) - thickness / 2);
    return `M${x} ${y}h${length}v${thickness}h-${length}z`;
  }).join('');
};

/** Decorative: the name is next to it. */
export const Portrait = ({ seed, initials, ground = 0, className }: PortraitProps) => {
  const colours = grounds[ground % grounds.length]!;
  return (
    <Picture width={width} height={height} ground={colours.ground} className={className}>
      <path fill={colours.bars} d={bars(seed)} />
      <circle cx="318" cy="77" r="34" fill={colours.disc} />
      <text x="35" y="338" fill="#fff" fontFamily={displayFamily} fontSize="154" fontWeight="700">
        {initials}
      </text>
    </Picture>
  );
};

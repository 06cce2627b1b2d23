import { Picture, type PictureProps } from './picture';

const width = 565;
const height = 300;
const count = 26;
const rowHeight = 11.6;
const blocks = [0, 14, -80];
const rowsInBlock = 9;
const waist = 9;

const bars = () =>
  Array.from({ length: count }, (_, i) => {
    const length = Math.round(98 + 420 * Math.sin((i - waist) / 9.5) ** 2);
    const thickness = Math.round((8.2 - 0.65 * (i % rowsInBlock)) * 2) / 2;
    const shift = blocks[Math.floor(i / rowsInBlock)]!;
    const x = Math.round(282 + shift + 32 * Math.sin(i / 2.6) - length / 2);
    return `M${x} ${Math.round(i * rowHeight)}h${length}v${thickness}h-${length}z`;
  }).join('');

export const DigitalMediaArt = ({ className }: PictureProps) => (
  <Picture width={width} height={height} ground="var(--indigo100)" className={className}>
    <path fill="var(--primary)" d={bars()} />
    <path fill="#f50057" d="M311 120h216v9h-216z" />
  </Picture>
);

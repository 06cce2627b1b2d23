import { Picture, type PictureProps } from './picture';

const width = 565;
const height = 300;
const meeting = `376 150`;

const incoming = () =>
  Array.from({ length: 24 }, (_, i) => {
    const y = Math.round(13.2 * (i - 1));
    const d = `M0 ${y}C188 ${y} 188 150 ${meeting}`;
    return <path key={y} d={d} strokeWidth={(5.9 - 0.2 * i).toFixed(1)} />;
  });

const outgoing = Array.from({ length: 12 }, (_, i) => {
  const y = Math.round(28.2 * i - 6);
  return `M${meeting}C450 150 480 ${y} ${width} ${y}`;
}).join('');

export const MediaConvergenceArt = ({ className }: PictureProps) => (
  <Picture width={width} height={height} ground="#534bae" className={className}>
    <g stroke="#fff">{incoming()}</g>
    <path stroke="#ffb4ca" strokeWidth="1.6" d={outgoing} />
    <circle cx="376" cy="150" r="12.5" fill="#f50057" stroke="#fff" strokeWidth="2.5" />
  </Picture>
);

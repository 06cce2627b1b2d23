import { Picture, type PictureProps } from './picture';

const width = 875;
const height = 600;
const column = 17.5;
const row = 15.6;
const centre = { x: 622, y: 167 };
const firstRing = 138;
const ringDistance = 125;

const filled = (x: number, y: number) => {
  const distance = Math.hypot(x - centre.x, y - centre.y);
  if (distance < firstRing - ringDistance / 2) return 0;
  const ring = 0.5 + 0.5 * Math.cos((2 * Math.PI * (distance - firstRing)) / ringDistance);
  return Math.min(1, ring * (1.25 - distance / 800));
};

const rows = () =>
  Array.from({ length: Math.ceil(height / row) }, (_, i) => {
    const y = (i + 0.5) * row;
    let pen = 0;
    let d = '';
    for (let x = column / 2; x < width; x += column) {
      const length = Math.round(filled(x, y) * column);
      if (length < 3) continue;
      const start = Math.round(x - length / 2);
      d += d ? `m${start - pen} 0h${length}` : `M${start} ${Math.round(y)}h${length}`;
      pen = start + length;
    }
    return <path key={y} d={d} strokeWidth={(8.5 - (5.5 * y) / height).toFixed(1)} />;
  });

export const AiMediaArt = ({ className }: PictureProps) => (
  <Picture width={width} height={height} ground="#000051" className={className}>
    <g stroke="#8b85dd">{rows()}</g>
    <circle cx={centre.x} cy={centre.y} r="45" fill="#f50057" />
  </Picture>
);

import type { ReactNode } from 'react';

export type PictureProps = { className?: string };

export const Picture = ({
  width,
  height,
  ground,
  className,
  children,
}: PictureProps & { width: number; height: number; ground: string; children: ReactNode }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    className={className}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMid slice"
    fill="none"
  >
    <path fill={ground} d={`M0 0h${width}v${height}H0z`} />
    {children}
  </svg>
);

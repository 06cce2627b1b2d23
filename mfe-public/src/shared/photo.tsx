/** Widths in pixels that the server offers below the picture's own. */
const WIDTHS = [320, 640, 960, 1440];

interface PhotoProps {
  /** URL in the edition: `/api/v1/pictures/<hash>-<width>x<height>`. */
  address: string;
  sizes: string;
  className?: string;
}

/** Decorative: the adjacent text describes it. */
export function Photo({ address, sizes, className }: PhotoProps) {
  const [, width, height] = (/-(\d+)x(\d+)$/.exec(address) ?? []).map(Number);
  const sources = [...WIDTHS.filter((candidate) => candidate < (width ?? 0)), width]
    .map((candidate) => `${address}/${candidate} ${candidate}w`)
    .join(', ');
  return (
    <img
      className={className}
      // `sizes` precedes `srcSet` and `src`: otherwise browsers may fetch two files.
      sizes={sizes}
      srcSet={width ? sources : undefined}
      src={address}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

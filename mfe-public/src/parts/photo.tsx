/** The widths that the server makes of an uploaded picture, in pixels, below its own. */
const WIDTHS = [320, 640, 960, 1440];

interface PhotoProps {
  /** Of an uploaded picture, as the edition names it: `/api/v1/pictures/<hash>-<width>x<height>`. */
  address: string;
  /** The width that the page gives it, as the `sizes` of an image. */
  sizes: string;
  className?: string;
}

/**
 * An organiser's picture in the width that the screen needs; the server answers AVIF where the
 * browser takes it, else WebP. What it shows is said by the words beside it.
 */
export function Photo({ address, sizes, className }: PhotoProps) {
  const [, width, height] = (/-(\d+)x(\d+)$/.exec(address) ?? []).map(Number);
  const sources = [...WIDTHS.filter((each) => each < (width ?? 0)), width]
    .map((each) => `${address}/${each} ${each}w`)
    .join(', ');
  return (
    <img
      className={className}
      // Before the source: a browser that knows the sizes first fetches one file alone.
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

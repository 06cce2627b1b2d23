import { mapArcs, mapCities, mapHeight, mapHost, mapRows, mapWidth } from './map.gen';

type MapArtProps = {
  /** Draws the arcs, the cities and the host as well: once a page, in the home page's hero. */
  arcs?: boolean;
  /** Where the picture is cut when its box has other proportions. YMin keeps the south. */
  preserveAspectRatio?: string;
  className?: string;
};

const rows = (
  <g stroke="#3d3fa0">
    {mapRows.map(([weight, d]) => (
      <path key={d} d={d} strokeWidth={weight} />
    ))}
  </g>
);

const arcsToHost = (
  <>
    <g className="map-arcs" stroke="#ff5983" strokeOpacity=".75" strokeWidth="1.1">
      {mapArcs.map((d) => (
        <path key={d} d={d} pathLength="1" />
      ))}
    </g>
    <path d={mapCities} stroke="#ff5983" strokeLinecap="round" strokeWidth="7" />
    <circle cx={mapHost.x} cy={mapHost.y} r="7" fill="#f50057" stroke="#fff" strokeWidth="2.5" />
  </>
);

/**
 * The map of the world with the South on top, in lines, for a ground of #000051. 1200 × 552 units.
 * Size and place are the user's: give the class a width or a height. The arcs stand drawn unless
 * `mapMotion` is among the page's styles.
 */
export const MapArt = ({
  arcs = false,
  preserveAspectRatio = 'xMidYMin slice',
  className,
}: MapArtProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    className={className}
    viewBox={`0 0 ${mapWidth} ${mapHeight}`}
    preserveAspectRatio={preserveAspectRatio}
    fill="none"
  >
    {rows}
    {arcs && arcsToHost}
  </svg>
);

/** CSS that draws the arcs once, in 1000 ms; readers who want less motion see them at once. */
export const mapMotion = `@media (prefers-reduced-motion: no-preference) {
  .map-arcs path { stroke-dasharray: 1; animation: map-arcs 1000ms cubic-bezier(.2, 0, 0, 1) both }
  @keyframes map-arcs { from { stroke-dashoffset: 1 } }
}`;

import { mapArcs, mapCities, mapHeight, mapHost, mapRows, mapWidth } from './map.gen';

type MapArtProps = {
  arcs?: boolean;
  preserveAspectRatio?: string;
  className?: string;
};

const rows = (
  <g stroke="var(--mapLine)">
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

/** 1200 × 552 units, for a ground of #000051. Its class must set a width or a height. */
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

export const mapMotion = `@media (prefers-reduced-motion: no-preference) {
  .map-arcs path { stroke-dasharray: 1; animation: map-arcs 1000ms cubic-bezier(.2, 0, 0, 1) both }
  @keyframes map-arcs { from { stroke-dashoffset: 1 } }
}`;

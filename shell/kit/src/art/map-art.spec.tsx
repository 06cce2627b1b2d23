import { renderToStaticMarkup } from 'react-dom/server';
import { MapArt } from './map-art';
import { mapArcs, mapHeight, mapHost, mapRows, mapWidth } from './map.gen';

const runs = (d: string) => {
  let x = 0;
  return [...d.matchAll(/([Mmh])(-?\d+)/g)].flatMap(([, command, value]) => {
    const start = x;
    x = command === 'M' ? Number(value) : x + Number(value);
    return command === 'h' ? [[start, x] as const] : [];
  });
};

it('keeps to the bytes the home page can afford', () => {
  expect(renderToStaticMarkup(<MapArt />).length).toBeLessThan(4000);
  expect(renderToStaticMarkup(<MapArt arcs />).length).toBeLessThan(5000);
});

it('draws the South heaviest', () => {
  const weights = mapRows.map(([weight]) => weight);
  expect(weights[0]).toBe(9.5);
  expect(weights.at(-1)).toBe(1.3);
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
});

it('has every stretch of land inside the picture, apart from its neighbours', () => {
  for (const [, d] of mapRows) {
    let previousEnd = -Infinity;
    for (const [start, end] of runs(d)) {
      expect(start - previousEnd).toBeGreaterThan(3);
      expect(end - start).toBeGreaterThanOrEqual(6);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(mapWidth);
      previousEnd = end;
    }
  }
});

it('has South America to the right of Africa: turned, not mirrored', () => {
  const capeHorn = runs(mapRows[1]![1])[0]!;
  expect(capeHorn[0]).toBeGreaterThan(mapWidth / 2);
});

it('leads eleven cities to the host, only where arcs are asked for', () => {
  expect(mapArcs).toHaveLength(11);
  for (const arc of mapArcs) expect(arc.endsWith(` ${mapHost.x} ${mapHost.y}`)).toBe(true);
  expect(mapHost.y).toBeLessThan(mapHeight);
  expect(renderToStaticMarkup(<MapArt />)).not.toContain('pathLength');
  expect(renderToStaticMarkup(<MapArt arcs />)).toContain('pathLength');
});

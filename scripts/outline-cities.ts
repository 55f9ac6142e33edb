import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Draws the outlines of the map of served cities, `src/site/map/outlines.json`, from a folder of GeoJSON: the
 * cities out of the Census Bureau's places (TIGER/Line 2019), the counties out of its cartographic boundaries
 * and the lake out of Natural Earth's lakes of North America, each in a file by its name.
 *
 *     node scripts/outline-cities.ts FOLDER
 */
type Point = readonly [x: number, y: number];
type Ring = readonly Point[];
interface Shape {
  readonly type: 'Polygon' | 'MultiPolygon' | 'Feature' | 'FeatureCollection';
  readonly coordinates?: readonly Ring[] | readonly (readonly Ring[])[];
  readonly geometry?: Shape;
  readonly features?: readonly Shape[];
}

const NAMES = [
  ...['tarrant-county', 'denton-county', 'collin-county', 'dallas-county'],
  ...['southlake', 'allen', 'plano', 'frisco', 'mckinney', 'grapevine-lake'],
];
/** The corner of the map, its units to a degree of longitude, and how much shorter than one of latitude that is here. */
const WEST = -97.32;
const NORTH = 33.36;
const UNITS = 320 / 0.88;
const SHORTER = Math.cos((32.95 * Math.PI) / 180);
/** How far a line may leave the true one, and the smallest island or hole, in units. */
const OFF = 1.6;
const LEAST_AREA = 40;

const ringsOf = ({ type, coordinates, geometry, features }: Shape): Ring[] => {
  if (features) return features.flatMap(ringsOf);
  if (geometry) return ringsOf(geometry);
  return (type === 'MultiPolygon' ? coordinates!.flat() : coordinates) as Ring[];
};

const onMap = ([longitude, latitude]: Point): Point => [
  (longitude - WEST) * UNITS,
  ((NORTH - latitude) * UNITS) / SHORTER,
];

const away = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
};

/** The corners that matter, after Douglas and Peucker. */
const simplified = (line: Ring): Ring => {
  if (line.length < 3) return line;
  const [first, last] = [line[0]!, line.at(-1)!];
  const far = line.map((point) => away(point, first, last));
  const most = Math.max(...far);
  if (most < OFF) return [first, last];
  const at = far.indexOf(most);
  return [...simplified(line.slice(0, at + 1)).slice(0, -1), ...simplified(line.slice(at))];
};

const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

const pathOf = (shape: Shape): string =>
  ringsOf(shape)
    .map((ring) => simplified(ring.map(onMap)))
    .filter((ring) => areaOf(ring) >= LEAST_AREA)
    .map((ring) => {
      const whole = ring.slice(0, -1).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      const steps = whole
        .map(([x, y], index) => [
          x - (whole[index - 1]?.[0] ?? 0),
          y - (whole[index - 1]?.[1] ?? 0),
        ])
        .filter(([x, y], index) => index === 0 || x !== 0 || y !== 0);
      return `M${whole[0]!.join(' ')}l${steps
        .slice(1)
        .map(([x, y]) => `${x}${y! < 0 ? '' : ' '}${y}`)
        .join(' ')}z`;
    })
    .join('')
    .replaceAll(' -', '-');

const [folder = '.'] = process.argv.slice(2);
const outlines = Object.fromEntries(
  NAMES.map((name) => [
    name,
    pathOf(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Shape),
  ]),
);
writeFileSync('src/site/map/outlines.json', `${JSON.stringify(outlines, null, 2)}\n`);

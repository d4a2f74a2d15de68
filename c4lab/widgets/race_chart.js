// @ts-check
// The charts of a race, as SVG texts: bars, lines over depth, and intervals of points.

/** @typedef {{ x: string, at: string, y: number, low: number | null, high: number | null, text: string }} Point */
/** @typedef {{ name: string, colour: string, points: Point[] }} Series */
/** @typedef {"linear" | "log" | "share"} Scale */
/** @typedef {{ kind: "bars" | "lines" | "intervals", title: string, subtitle: string, axis: string,
 *   unit: string, series: Series[], notes: string[] }} Chart */

const WIDE = 720, LETTER = 8; // units
/** A mark's corners around (0, 0); none for a circle. */
const MARKS = ["", "-5,-5 5,-5 5,5 -5,5", "0,-7 7,0 0,7 -7,0", "0,-6 6,5 -6,5", "0,6 6,-5 -6,-5",
  "-2,-6 2,-6 2,-2 6,-2 6,2 2,2 2,6 -2,6 -2,2 -6,2 -6,-2 -2,-2", "-6,-4 6,-4 6,4 -6,4", "-4,-6 4,-6 4,6 -4,6"];

/** @param {string | number} text */
const safe = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** @type {(x: number, y: number, text: string | number, more?: string) => string} */
const write = (x, y, text, more = "") =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" dominant-baseline="middle" ${more}>${safe(text)}</text>`;

/** @type {(x1: number, y1: number, x2: number, y2: number, more: string) => string} */
const line = (x1, y1, x2, y2, more) =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" ${more}/>`;

/** @type {(number: number, x: number, y: number, colour: string, title?: string) => string} */
function mark(number, x, y, colour, title = "") {
  const corners = MARKS[number % MARKS.length], inside = title && `<title>${safe(title)}</title>`;
  const place = `fill="${colour}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"`;
  return corners ? `<polygon points="${corners}" ${place}>${inside}</polygon>` : `<circle r="5" ${place}>${inside}</circle>`;
}

const SOFT = 'fill="var(--c4-soft)"', FAINT = 'stroke="var(--c4-line)"';

/** @type {(high: number, body: string, label: string) => string} */
const picture = (high, body, label) =>
  `<svg viewBox="0 0 ${WIDE} ${high}" width="100%" font-size="13" fill="var(--c4-ink)" role="img" ` +
  `aria-label="${safe(label)}">${body}</svg>`;

/**
 * The chart with its numbers divided by the first contender's, where the scale is "share".
 * @type {(chart: Chart, scale: Scale) => Series[]}
 */
export function scaled({ series }, scale) {
  if (scale !== "share" || !series.length) return series;
  const first = Object.fromEntries(series[0].points.map(({ x, y }) => [x, y]));
  return series.map((each) => ({
    ...each,
    points: each.points.filter(({ x }) => first[x]).map(({ x, at, y }) => ({
      x, at, y: y / first[x], low: null, high: null, text: (y / first[x]).toFixed(2),
    })),
  }));
}

/** @type {(chart: Chart, scale: Scale) => string} */
export function chartPicture(chart, scale) {
  const series = scaled(chart, scale);
  if (!series.some(({ points }) => points.length)) return "";
  return { bars, lines, intervals }[chart.kind](series, chart, scale);
}

/** @type {(y: number, unit: string) => string} */
function number(y, unit) {
  if (!unit.startsWith("seconds") || y === 0) return y.toLocaleString("en");
  const [times, name] = y >= 1 ? [1, "s"] : y >= 1e-3 ? [1e3, "ms"] : [1e6, "µs"];
  return `${Number((y * times).toPrecision(3))} ${name}`;
}

/** @param {Series[]} series */
const widest = (series) => Math.max(...series.map(({ name }) => name.length)) * LETTER;

/** @type {(series: Series[], chart: Chart, scale: Scale) => string} */
function bars(series, chart, scale) {
  const left = widest(series) + 16, rows = series.map(({ points }) => points[0]);
  const room = WIDE - left - Math.max(...rows.map(({ text }) => text.length)) * LETTER - 24;
  const most = Math.max(...rows.map(({ y, high }) => high ?? y));
  const least = Math.min(...rows.map(({ y, low }) => low ?? y)) / 10;
  const at = (/** @type {number} */ y) => Math.max(0,
    left + room * (scale === "log" ? Math.log(y / least) / Math.log(most / least) : y / most));
  const body = series.map(({ name, colour, points: [{ y, low, high, text }] }, i) => {
    const middle = 20 + 36 * i;
    const spread = low === null || high === null ? "" :
      line(at(low), middle, at(high), middle, 'stroke="var(--c4-ink)" stroke-width="2"') +
      [low, high].map((end) => line(at(end), middle - 5, at(end), middle + 5,
        'stroke="var(--c4-ink)" stroke-width="2"')).join("");
    return write(left - 12, middle, name, 'text-anchor="end"') +
      `<rect x="${left}" y="${middle - 12}" width="${Math.max(2, at(y) - left).toFixed(1)}" height="24" rx="2" fill="${colour}"/>` +
      spread + write(at(high ?? y) + 8, middle, text);
  });
  return picture(16 + 36 * series.length, body.join(""), `${chart.title}. ${chart.subtitle}`);
}

/** @type {(series: Series[], chart: Chart, scale: Scale) => string} */
function lines(series, chart, scale) {
  const HIGH = 300, TOP = 16, BOTTOM = HIGH - 44, left = 64, right = WIDE - widest(series) - 44;
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))];
  const ys = series.flatMap(({ points }) => points.map(({ y }) => y)).filter((y) => y > 0);
  const log = scale === "log" && ys.length > 0;
  const [least, most] = [Math.min(...ys), Math.max(...ys)];
  const [from, to] = log ? [Math.log10(least) - 0.05, Math.log10(most * 1.1)] :
    scale === "share" ? [Math.min(0.9, least * 0.97), Math.max(1.1, most * 1.03)] : [0, most * 1.05 || 1];
  const atX = (/** @type {number} */ i) => left + 16 + ((right - left - 32) * i) / Math.max(1, xs.length - 1);
  const atY = (/** @type {number} */ y) =>
    BOTTOM - ((BOTTOM - TOP) * ((log ? Math.log10(Math.max(y, least)) : y) - from)) / (to - from);
  const grid = ticks(from, to, log).map((y) =>
    line(left, atY(y), right, atY(y), y === 1 && scale === "share" ? 'stroke="var(--c4-ink)"' : FAINT) +
    write(left - 8, atY(y), number(y, scale === "share" ? "" : chart.unit), `text-anchor="end" ${SOFT}`));
  const places = xs.map((x, i) => write(atX(i), BOTTOM + 18, x, `text-anchor="middle" ${SOFT}`));
  const curves = series.map(({ colour, points, name }, s) => {
    const spots = points.map(({ at, y }) => [atX(xs.indexOf(at)), atY(y)]);
    return `<polyline points="${spots.map((p) => p.map((c) => c.toFixed(1)).join()).join(" ")}" fill="none" stroke="${colour}" stroke-width="2"/>` +
      points.map(({ at, text }, i) =>
        mark(s, spots[i][0], spots[i][1], colour, `${name}, ${at}: ${text}`)).join("");
  });
  const ends = series.map(({ name, points, colour }, s) => {
    return { name, colour, s, y: atY(points[points.length - 1].y) };
  }).sort((a, b) => a.y - b.y);
  ends.forEach((end, i) => { if (i) end.y = Math.max(end.y, ends[i - 1].y + 16); });
  ends.reduceRight((below, end) => (end.y = Math.min(end.y, below)) - 16, BOTTOM + 2);
  const names = ends.map(({ name, s, colour, y }) =>
    mark(s, right + 12, y, colour) + write(right + 24, y, name));
  return picture(HIGH, [...grid, ...places, ...curves, ...names].join(""), `${chart.title}. ${chart.subtitle}`);
}

/**
 * Round numbers between two ends; between the ends of a long logarithmic axis, 1, 2 and 5 times powers
 * of ten, or only these.
 * @type {(from: number, to: number, log: boolean) => number[]}
 */
function ticks(from, to, log) {
  if (log && to - from < 0.7) return ticks(10 ** from, 10 ** to, false);
  if (log) {
    const all = [];
    for (let power = Math.floor(from); power <= to; power += 1)
      for (const times of to - from > 4 ? [1] : [1, 2, 5]) all.push(times * 10 ** power);
    return all.filter((y) => Math.log10(y) >= from && Math.log10(y) <= to);
  }
  const raw = (to - from) / 4, unit = 10 ** Math.floor(Math.log10(raw));
  const step = unit * ([1, 2, 5].find((times) => times * unit >= raw) ?? 10);
  const all = [];
  for (let i = Math.ceil(from / step); i * step <= to; i += 1) all.push(Number((i * step).toPrecision(6)));
  return all;
}

/** @type {(series: Series[], chart: Chart) => string} */
function intervals(series, chart) {
  const several = series.length > 1;
  const rows = series.flatMap(({ name, colour, points }) => points.map((point, i) => ({
    ...point, colour, faint: 0.4 + (0.6 * (i + 1)) / points.length,
    label: `${several ? `${name}, ` : ""}${point.at}`,
  })));
  const left = Math.max(...rows.map(({ label }) => label.length)) * LETTER + 16, room = WIDE - left - 24;
  const high = 32 * rows.length + 40, at = (/** @type {number} */ share) => left + room * share;
  const body = rows.map(({ y, low, high: end, colour, faint, label, text }, i) => {
    const middle = 20 + 32 * i;
    return write(left - 12, middle, label, 'text-anchor="end"') +
      line(at(low ?? y), middle, at(end ?? y), middle, `stroke="${colour}" stroke-opacity="${faint.toFixed(2)}" stroke-width="6" stroke-linecap="round"`) +
      `<circle cx="${at(y).toFixed(1)}" cy="${middle}" r="6" fill="var(--c4-paper)" stroke="${colour}" stroke-width="3"><title>${safe(text)}</title></circle>`;
  });
  const scale = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    line(at(share), 4, at(share), high - 32, share === 0.5 ? 'stroke="var(--c4-ink)" stroke-dasharray="3 3"' : FAINT) +
    write(at(share), high - 16, share === 0.5 ? "one half" : share, `text-anchor="middle" ${SOFT}`));
  return picture(high, [...scale, ...body].join(""), `${chart.title}. ${chart.subtitle}`);
}

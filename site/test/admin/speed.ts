import type { SpeedFigures, SpeedReport } from '@tequiora/cms/contracts/speed.ts';

/** Returns figures of `visits` visits, of which half were touched. */
function figures(visits: number, [lcp, inp, cls, ttfb]: number[]): SpeedFigures {
  const figure = (p75 = 0, count = visits) => ({ p75: count === 0 ? null : p75, visits: count });
  return {
    lcp: figure(lcp),
    inp: figure(inp, Math.floor(visits / 2)),
    cls: figure(cls),
    ttfb: figure(ttfb),
  };
}

export const SPEED_REPORT: SpeedReport = {
  from: '2026-11-26',
  to: '2026-11-29',
  visits: 60,
  figures: figures(60, [2600, 96, 20, 120]),
  pages: [
    {
      ...{ page: '/', label: 'Inicio', visits: 40 },
      figures: figures(40, [1400, 64, 10, 110]),
    },
    {
      ...{ page: '/productos/*', label: 'Productos: cada página', visits: 20 },
      figures: figures(20, [4300, 520, 120, 900]),
    },
  ],
  days: [
    { day: '2026-11-26', visits: 0, figures: figures(0, []), releases: [] },
    { day: '2026-11-27', visits: 20, figures: figures(20, [1400, 60, 10, 100]), releases: [] },
    {
      ...{ day: '2026-11-28', visits: 40, figures: figures(40, [2900, 96, 20, 120]) },
      releases: ['2026-11-28T20:05:00.000Z'],
    },
    { day: '2026-11-29', visits: 0, figures: figures(0, []), releases: [] },
  ],
  elements: [
    {
      ...{ page: '/productos/*', label: 'Productos: cada página' },
      ...{ metric: 'lcp', element: 'main section > img', visits: 12 },
    },
  ],
  declines: [
    {
      ...{ page: '/servicios', label: 'Servicios', device: 'phone', metric: 'lcp' },
      ...{ builtAt: '2026-11-28T20:05:00.000Z', before: 1400, after: 2900 },
    },
  ],
};

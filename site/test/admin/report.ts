import type { Report } from '@tequiora/cms/contracts/report.ts';

export const REPORT: Report = {
  from: '2026-11-04',
  to: '2026-11-21',
  total: 20,
  spam: 3,
  weeks: [
    { start: '2026-11-02', total: 4, medianMinutes: 45 },
    { start: '2026-11-09', total: 10, medianMinutes: 100 },
    { start: '2026-11-16', total: 6, medianMinutes: null },
  ],
  types: [
    { type: 'producto', total: 10 },
    { type: 'servicio', total: 6 },
    { type: 'consulta', total: 4 },
  ],
  statuses: [
    { status: 'nuevo', total: 4 },
    { status: 'contactado', total: 10 },
    { status: 'completado', total: 6 },
  ],
  sources: [
    { source: '/productos', title: 'Página de productos', total: 12 },
    { source: '/vieja', title: null, total: 3 },
    { source: null, title: null, total: 5 },
  ],
  campaigns: [
    { campaign: 'buen-fin', total: 8 },
    { campaign: null, total: 12 },
  ],
  viewedPages: [
    { page: '/productos/lector', title: 'Producto «Lector»', total: 7 },
    { page: null, title: null, total: 13 },
  ],
  answers: {
    answered: 16,
    unanswered: 4,
    overdue: 2,
    medianMinutes: 80,
    withinPromise: 9,
    promiseMinutes: 120,
  },
};

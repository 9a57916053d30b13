import type { Report, ReportRow } from '@tequiora/cms/contracts/report.ts';

/** Returns a row of a breakdown. */
function row(
  value: string | null,
  label: string,
  [total, withinTarget, won, amount]: [number, number, number, number],
): ReportRow {
  return { value, label, total, withinTarget, won, amount };
}

export const REPORT: Report = {
  from: '2026-11-04',
  to: '2026-11-21',
  total: 20,
  withinTarget: 9,
  won: 2,
  amount: 18_500,
  doubtful: 0,
  spam: 3,
  weeks: [
    { start: '2026-11-02', total: 4, medianMinutes: 45 },
    { start: '2026-11-09', total: 10, medianMinutes: 100 },
    { start: '2026-11-16', total: 6, medianMinutes: null },
  ],
  breakdowns: {
    campaign: [
      row(null, 'Sin campaña', [12, 5, 0, 0]),
      row('buen-fin', 'buen-fin', [8, 4, 2, 18_500]),
    ],
    page: [
      row('/productos', 'Página de productos', [17, 9, 2, 18_500]),
      row('/vieja', '/vieja', [3, 0, 0, 0]),
    ],
    product: [
      row('/productos/lector', 'Producto «Lector»', [7, 3, 1, 6_000.5]),
      row(null, 'Ningún producto ni servicio', [13, 6, 1, 12_499.5]),
    ],
    channel: [
      row('formulario', 'Formulario', [14, 6, 1, 6_000.5]),
      row('whatsapp', 'WhatsApp', [6, 3, 1, 12_499.5]),
    ],
    owner: [row(null, 'Sin responsable', [11, 4, 0, 0]), row('8', 'Iván Cruz', [9, 5, 2, 18_500])],
    type: [row('producto', 'Producto', [20, 9, 2, 18_500])],
    status: [
      row('nuevo', 'Nuevo', [14, 7, 0, 0]),
      row('completado', 'Completado', [6, 2, 2, 18_500]),
    ],
  },
  answers: {
    answered: 16,
    unanswered: 4,
    closedUnanswered: 2,
    overdue: 2,
    medianMinutes: 80,
    targetMinutes: 120,
  },
};

import type { Report } from '@tequiora/cms/contracts/report.ts';

export const REPORT: Report = {
  from: '2026-11-04',
  to: '2026-11-21',
  total: 20,
  withinTarget: 9,
  won: 2,
  amount: 18_500,
  spam: 3,
  weeks: [
    { start: '2026-11-02', total: 4, medianMinutes: 45 },
    { start: '2026-11-09', total: 10, medianMinutes: 100 },
    { start: '2026-11-16', total: 6, medianMinutes: null },
  ],
  breakdowns: {
    campaign: [
      { value: null, label: 'Sin campaña', total: 12, withinTarget: 5, won: 0, amount: 0 },
      { value: 'buen-fin', label: 'buen-fin', total: 8, withinTarget: 4, won: 2, amount: 18_500 },
    ],
    page: [
      {
        value: '/productos',
        label: 'Página de productos',
        ...{ total: 17, withinTarget: 9, won: 2, amount: 18_500 },
      },
      { value: '/vieja', label: '/vieja', total: 3, withinTarget: 0, won: 0, amount: 0 },
    ],
    product: [
      {
        value: '/productos/lector',
        label: 'Producto «Lector»',
        ...{ total: 7, withinTarget: 3, won: 1, amount: 6_000.5 },
      },
      {
        value: null,
        label: 'Ningún producto ni servicio',
        ...{ total: 13, withinTarget: 6, won: 1, amount: 12_499.5 },
      },
    ],
    channel: [
      {
        value: 'formulario',
        label: 'Formulario',
        ...{ total: 14, withinTarget: 6, won: 1, amount: 6_000.5 },
      },
      {
        value: 'whatsapp',
        label: 'WhatsApp',
        ...{ total: 6, withinTarget: 3, won: 1, amount: 12_499.5 },
      },
    ],
    owner: [
      { value: null, label: 'Sin responsable', total: 11, withinTarget: 4, won: 0, amount: 0 },
      {
        value: '8',
        label: 'Iván Cruz',
        ...{ total: 9, withinTarget: 5, won: 2, amount: 18_500 },
      },
    ],
    type: [
      {
        value: 'producto',
        label: 'Producto',
        ...{ total: 20, withinTarget: 9, won: 2, amount: 18_500 },
      },
    ],
    status: [
      { value: 'nuevo', label: 'Nuevo', total: 14, withinTarget: 7, won: 0, amount: 0 },
      {
        value: 'completado',
        label: 'Completado',
        ...{ total: 6, withinTarget: 2, won: 2, amount: 18_500 },
      },
    ],
  },
  answers: {
    answered: 16,
    unanswered: 4,
    overdue: 2,
    medianMinutes: 80,
    targetMinutes: 120,
  },
};

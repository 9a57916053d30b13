import { addDays } from '#src/admin/lib/days.ts';
import type { Change } from '#src/admin/ui/stat-card.tsx';
import { formatMonthName } from '@tequiora/cms/contracts/format-date.ts';
import { formatCount, formatNumber, formatShare } from '@tequiora/cms/contracts/number.ts';
import type { MonthFigure, Overview } from '@tequiora/cms/contracts/overview.ts';

type Month = Overview['month'];

/** '+18% frente al 1–25 de octubre' */
export function describeSales(month: Month): Change {
  const { current, previous } = month.sales;
  const days = sameDays(month);
  if (previous > 0) {
    const { percent, direction } = growth(month.sales);
    return { text: `${percent || 'Sin cambio'} frente al ${days}`, direction };
  }
  const text = current > 0 ? `Sin ventas el ${days}` : `Sin ventas este mes ni el ${days}`;
  return { text, direction: 'none' };
}

/** '12 recibidas este mes, +20% frente al 1–25 de octubre' */
export function describeEnquiries(month: Month): Change {
  const { current, previous } = month.enquiries;
  const days = sameDays(month);
  const received = `${formatCount(current, 'recibida', 'recibidas')} este mes`;
  if (previous === 0) return { text: `${received}, ninguna el ${days}`, direction: 'none' };
  const { percent, direction } = growth(month.enquiries);
  const compared = percent ? `${percent} frente al` : 'igual que el';
  return { text: `${received}, ${compared} ${days}`, direction };
}

/** '2 nuevos este mes, 1 el 1–25 de octubre' */
export function describeNewEntries(month: Month, name: 'products' | 'services'): Change {
  const { current, previous } = month[name];
  const noun = name === 'products' ? 'productos' : 'servicios';
  if (current === 0) return { text: `Sin ${noun} nuevos este mes`, direction: 'none' };
  const added = `${formatCount(current, 'nuevo', 'nuevos')} este mes`;
  const before = previous > 0 ? `, ${formatNumber(previous)} el ${sameDays(month)}` : '';
  return { text: added + before, direction: 'up' };
}

/** Formats the days of the month before that are compared: '1–25 de octubre'. */
function sameDays({ from, to }: Month): string {
  const end = addDays(from, -1);
  const last = Math.min(Number(to.slice(8)), Number(end.slice(8)));
  return `${last === 1 ? '1' : `1–${last}`} de ${formatMonthName(end)}`;
}

/** Returns '+18%' or '−5%', and '' for less than half a percent. */
function growth({ current, previous }: MonthFigure) {
  const rounded = Math.round(((current - previous) / previous) * 100);
  if (rounded === 0) return { percent: '', direction: 'none' } as const;
  const share = formatShare(Math.abs(rounded) / 100);
  return rounded > 0
    ? ({ percent: `+${share}`, direction: 'up' } as const)
    : ({ percent: `−${share}`, direction: 'down' } as const);
}

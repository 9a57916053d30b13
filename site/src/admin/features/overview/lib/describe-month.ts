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
    const percent = formatPercent(month.sales);
    const text = `${percent || 'Sin cambio'} frente al ${days}`;
    return { text, direction: percent ? directionOf(month.sales) : 'none' };
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
  const percent = formatPercent(month.enquiries);
  if (!percent) return { text: `${received}, igual que el ${days}`, direction: 'none' };
  return {
    text: `${received}, ${percent} frente al ${days}`,
    direction: directionOf(month.enquiries),
  };
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

/** Returns '+18%' or '−5%'; '' if less than half a percent. */
function formatPercent({ current, previous }: MonthFigure): string {
  const percent = Math.round(((current - previous) / previous) * 100);
  if (percent === 0) return '';
  return `${percent > 0 ? '+' : '−'}${formatShare(Math.abs(percent) / 100)}`;
}

function directionOf({ current, previous }: MonthFigure): Change['direction'] {
  return current > previous ? 'up' : 'down';
}

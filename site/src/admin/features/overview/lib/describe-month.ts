import { addDays } from '#src/admin/lib/days.ts';
import type { Change } from '#src/admin/ui/stat-card.tsx';
import { formatMonthName } from '@tequiora/cms/contracts/format-date.ts';
import { formatCount, formatNumber, formatShare } from '@tequiora/cms/contracts/number.ts';
import type { MonthFigure, Overview } from '@tequiora/cms/contracts/overview.ts';

type Month = Overview['month'];

/** '+18% frente a los mismos días de octubre' */
export function describeSales(month: Month): Change {
  const { current, previous } = month.sales;
  const days = sameDays(month);
  if (previous > 0) {
    const percent = formatPercent(month.sales);
    const text = percent ? `${percent} frente a ${days}` : `Sin cambio frente a ${days}`;
    return { text, direction: percent ? directionOf(month.sales) : 'none' };
  }
  const text = current > 0 ? `Sin ventas en ${days}` : `Sin ventas este mes ni en ${days}`;
  return { text, direction: 'none' };
}

/** '12 recibidas este mes, +20% frente a los mismos días de octubre' */
export function describeEnquiries(month: Month): Change {
  const { current, previous } = month.enquiries;
  const days = sameDays(month);
  const received = `${formatCount(current, 'recibida', 'recibidas')} este mes`;
  if (previous === 0) return { text: `${received}, ninguna en ${days}`, direction: 'none' };
  const percent = formatPercent(month.enquiries);
  if (!percent) return { text: `${received}, como en ${days}`, direction: 'none' };
  return {
    text: `${received}, ${percent} frente a ${days}`,
    direction: directionOf(month.enquiries),
  };
}

/** '2 nuevos este mes, 1 en los mismos días de octubre' */
export function describeNewEntries(month: Month, name: 'products' | 'services'): Change {
  const { current, previous } = month[name];
  const noun = name === 'products' ? 'productos' : 'servicios';
  if (current === 0) return { text: `Sin ${noun} nuevos este mes`, direction: 'none' };
  const added = `${formatCount(current, 'nuevo', 'nuevos')} este mes`;
  const before = previous > 0 ? `, ${formatNumber(previous)} en ${sameDays(month)}` : '';
  return { text: added + before, direction: 'up' };
}

/** 'los mismos días de octubre' */
function sameDays({ from }: Month): string {
  return `los mismos días de ${formatMonthName(addDays(from, -1))}`;
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

import type { EnquiryOwner } from '../../../contracts/enquiry-owner';
import { SPAM_RETENTION_DAYS } from '../../../contracts/personal-data';
import { formatDay, localDay, parseDay, zonedTimeToDate } from '../../../contracts/zoned-time';
import { dueDateOf, type ResponseTarget } from '../../enquiries/response-target';
import {
  firstDemoDay,
  isOpenOn,
  lastOpenDayBefore,
  listArrivals,
  pickArrival,
} from './demo-calendar';
import type { Random } from './random';

/** How a demo enquiry ends; its events after `now` have not happened yet. */
type DemoEnd =
  | { kind: 'sale'; slug: string; amount: number; day: number }
  | { kind: 'lost' | 'no-sale' | 'open' | 'doubtful' | 'spam' }
  /** Without a reply; `owner` takes it when it is overdue. */
  | { kind: 'unanswered'; owner?: EnquiryOwner }
  /** Answered; the next step of `owner` on `day` is not done. */
  | { kind: 'next-step'; owner: EnquiryOwner; day: number };

export type DemoPlan = { arrival: Date; end: DemoEnd };

const MINUTE = 60_000;
const GROWTH_PER_MONTH = 1.1;
/**
 * Days by which the sales of earlier months are later in their month: a sale of a weekend is recorded on the
 * next business day, and the month to date is to be ahead of the same days of the month before.
 */
const LAG_DAYS = 3;
const ENDS = [
  [38, 'lost'],
  [22, 'no-sale'],
  [12, 'open'],
  [6, 'spam'],
] as const;

/** Returns the sales of a calendar month, counted since year 0. */
function salesOf(month: number, currentMonth: number) {
  const monthText = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  const firstDay = parseDay(`${monthText}-01`) ?? 0;
  const lag = month < currentMonth ? LAG_DAYS : 0;
  const factor = GROWTH_PER_MONTH ** (month - currentMonth);
  return SALES.map(({ day, even, odd }) => {
    const [slug, amount] = month % 2 === 0 ? even : odd;
    // Negotiated prices end in a zero.
    const negotiated = Math.round((amount * factor) / 10) * 10;
    return { slug, amount: negotiated, day: firstDay + day - 1 + lag };
  });
}

function planSales(random: Random, today: number, { calendar }: ResponseTarget): DemoPlan[] {
  const [year = 0, month = 1] = formatDay(today).split('-').map(Number);
  const current = year * 12 + month - 1;
  const sales = [-3, -2, -1, 0, 1].flatMap((months) => salesOf(current + months, current));
  return sales.map((sale) => {
    const day = sale.day - random.between(3, 14);
    const arrival = pickArrival(random, lastOpenDayBefore(day + 1, calendar), true);
    return { arrival, end: { kind: 'sale' as const, ...sale } };
  });
}

/** Returns enquiries that give every account and every section of «Hoy» something to do. */
function planToday(
  random: Random,
  now: Date,
  target: ResponseTarget,
  staff: readonly EnquiryOwner[],
): DemoPlan[] {
  const { calendar } = target;
  const today = localDay(now);
  const dueTime = (arrival: Date) => dueDateOf(arrival, target).getTime();

  function newestOverdue(minute: number): Date {
    let day = today;
    let arrival = now;
    do {
      day = lastOpenDayBefore(day, calendar);
      arrival = zonedTimeToDate(day, minute);
    } while (dueTime(arrival) >= now.getTime() && day > today - 30);
    return arrival;
  }

  const unanswered = { kind: 'unanswered' } as const;
  const lastOpenDay = isOpenOn(today, calendar) ? today : lastOpenDayBefore(today, calendar);
  const earlierDay = lastOpenDayBefore(lastOpenDay, calendar);
  const daysBefore = (count: number) => {
    let day = earlierDay;
    for (let left = count; left > 0; left -= 1) day = lastOpenDayBefore(day, calendar);
    return pickArrival(random, day, true);
  };
  return [
    ...[7, 24, 61].map((ago) => ({
      arrival: new Date(now.getTime() - ago * MINUTE),
      end: unanswered,
    })),
    ...[10 * 60 + 12, 15 * 60 + 47].map((minute) => ({
      arrival: newestOverdue(minute),
      end: unanswered,
    })),
    ...[new Date(now.getTime() - 95 * MINUTE), newestOverdue(13 * 60 + 5)].map((arrival) => ({
      arrival,
      end: { kind: 'doubtful' as const },
    })),
    ...staff.flatMap((owner, index) => [
      { arrival: newestOverdue(11 * 60 + 8 + index * 21), end: { ...unanswered, owner } },
      { arrival: daysBefore(2), end: { kind: 'next-step' as const, owner, day: lastOpenDay } },
      { arrival: daysBefore(4), end: { kind: 'next-step' as const, owner, day: earlierDay } },
    ]),
  ];
}

/** Returns the demo enquiries that arrived before `now`, oldest first. */
export function listDemoPlans(
  random: Random,
  now: Date,
  target: ResponseTarget,
  staff: readonly EnquiryOwner[],
): DemoPlan[] {
  const today = localDay(now);
  const plans: DemoPlan[] = [
    ...listArrivals(random, today, target.calendar).map((arrival) => ({
      arrival,
      end: { kind: random.weighted(ENDS) },
    })),
    ...planSales(random, today, target),
    ...planToday(random, now, target, staff),
  ];
  const first = zonedTimeToDate(firstDemoDay(today));
  // Older spam would be deleted by the first run of retention.
  const firstSpam = zonedTimeToDate(today - SPAM_RETENTION_DAYS + 1);
  return plans
    .filter(({ arrival }) => arrival >= first && arrival <= now)
    .filter(({ arrival, end }) => end.kind !== 'spam' || arrival >= firstSpam)
    .sort((a, b) => a.arrival.getTime() - b.arrival.getTime());
}

type Sale = readonly [slug: string, amount: number];

/** Sales of a month, for even and odd months: the same day has a similar amount in both. */
const SALES: readonly { day: number; even: Sale; odd: Sale }[] = [
  { day: 2, even: ['tableta-cumbre-10', 4290], odd: ['facturacion-e-integraciones', 4500] },
  { day: 5, even: ['sitio-de-negocio', 8500], odd: ['paquete-3-pantallas', 8290] },
  { day: 8, even: ['modulo-inventario', 3490], odd: ['bascula-con-salida-a-caja', 3450] },
  { day: 11, even: ['asistente-expres', 6500], odd: ['motor-reservaciones-web', 6490] },
  { day: 14, even: ['pagina-de-presentacion', 3900], odd: ['pagina-de-presentacion', 3800] },
  { day: 17, even: ['diseno-de-logotipo', 1800], odd: ['consultoria-y-diagnostico', 1800] },
  { day: 20, even: ['tarjetas-nfc-equipo', 3490], odd: ['modulo-inventario', 3490] },
  { day: 23, even: ['terminal-istmo-15', 12490], odd: ['sitio-de-negocio', 12000] },
  { day: 26, even: ['timbres-cfdi-100', 1200], odd: ['impresora-termica-80-mm', 1500] },
];

import path from 'node:path';

import { findNextOpening } from '../../../../contracts/business-hours';
import { CHAT_TYPES } from '../../../../contracts/chat-reference';
import { createClosedDays } from '../../../../contracts/closed-days';
import { ENQUIRY_TRANSITIONS } from '../../../../contracts/enquiry';
import { findChatReference } from '../../../../contracts/find-chat-reference';
import { SPAM_RETENTION_DAYS } from '../../../../contracts/personal-data';
import { toE164 } from '../../../../contracts/read-phone';
import { formatDay, localDay, weekday } from '../../../../contracts/zoned-time';
import { monthToDate } from '../../../api/overview/lib/month-to-date';
import { readSeedEntries } from '../../read-seed-entries';
import { CONTENT_STEPS } from '../../seed-steps';
import { createDemoEnquiries } from '../create-demo-enquiries';
import type { DemoContext } from '../create-demo-row';
import { PRODUCT_NEEDS, SERVICE_NEEDS } from '../demo-needs';

type DemoEnquiry = ReturnType<typeof createDemoEnquiries>[number];

const dataDir = path.join(__dirname, '../../../../data');

const things = CHAT_TYPES.flatMap((type) => {
  const step = CONTENT_STEPS.find(({ uid }) => uid === `api::${type}.${type}`);
  if (!step) throw new Error(`The content has no ${type}`);
  return readSeedEntries(dataDir, step).map(({ key: slug, record: { name, title } }) => ({
    ...{ type, slug },
    name: String(name ?? title),
  }));
});
const isClosed = createClosedDays([]);
const context: DemoContext = {
  target: {
    minutes: 120,
    calendar: { hours: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' }], isClosed },
  },
  staff: [
    { id: 1, name: 'Administrador' },
    { id: 2, name: 'Mariana Cruz' },
  ],
  things,
  lossReasons: ['El precio', 'Dejó de contestar'],
  templates: ['Acuse', 'Datos', 'Propuesta'],
  privacyVersion: '2026-11',
};

const created = new Map<Date, DemoEnquiry[]>();

/** Returns the rows of a constant below; creates them once. */
function rowsAt(now: Date): DemoEnquiry[] {
  const rows = created.get(now) ?? createDemoEnquiries(now, 21, context);
  created.set(now, rows);
  return rows;
}

const noonOf = (day: string) => new Date(`${day}T18:20:00Z`);
const THURSDAY = noonOf('2026-11-26');
const SUNDAY = noonOf('2026-11-22');
const HOLIDAY = noonOf('2026-11-16');
const EARLY = new Date('2027-01-11T12:30:00Z');
const NEW_YEAR = noonOf('2027-01-01');

describe('the demo enquiries', () => {
  const rows = rowsAt(THURSDAY);
  const answered = rows.filter(({ answerMinutes }) => answerMinutes !== null);
  const share = (all: DemoEnquiry[], has: (row: DemoEnquiry) => boolean) =>
    all.filter(has).length / all.length;

  it('are the same for the same time and seed, with different folios and addresses', () => {
    expect(createDemoEnquiries(THURSDAY, 21, context)).toEqual(rows);
    expect(createDemoEnquiries(THURSDAY, 22, context)).not.toEqual(rows);
    expect(new Set(rows.map(({ folio }) => folio)).size).toBe(rows.length);
  });

  it('fill twelve weeks and the current one in the rhythm of a working week', () => {
    const weeks = new Set(rows.map(({ arrivalWeek }) => arrivalWeek));
    expect(weeks.size).toBe(13);
    const perDay = [0, 0, 0, 0, 0, 0, 0];
    for (const { createdAt } of rows) {
      const index = weekday(localDay(new Date(createdAt))) - 1;
      perDay[index] = (perDay[index] ?? 0) + 1;
    }
    const [monday = 0, , , , friday = 0, saturday = 0, sunday = 0] = perDay;
    expect(monday).toBeGreaterThan(friday);
    expect(friday).toBeGreaterThan(saturday + sunday);
  });

  it('are answered within the response target mostly, in business hours', () => {
    expect(share(answered, ({ answerMinutes }) => (answerMinutes ?? 0) <= 120)).toBeGreaterThan(
      0.8,
    );
    expect(share(answered, ({ answerMinutes }) => (answerMinutes ?? 0) > 120)).toBeGreaterThan(
      0.03,
    );
    const changes = rows.flatMap(({ history }) => history.slice(1));
    for (const { when } of changes) {
      expect(findNextOpening(new Date(Date.parse(when) - 1), context.target.calendar)).toBe(
        undefined,
      );
    }
  });

  it.each([THURSDAY, SUNDAY, HOLIDAY, EARLY])('have a possible history until %s', (now) => {
    for (const row of rowsAt(now)) {
      const { history, status, createdAt, phone, email, saleDate } = row;
      expect(history[0]).toMatchObject({ event: 'created', when: createdAt });
      let [current] = history.flatMap((record) => (record.event === 'created' ? record.to : []));
      for (const record of history) {
        if (record.event !== 'status-changed') continue;
        expect(record.from).toBe(current);
        expect(ENQUIRY_TRANSITIONS[record.from]).toContain(record.to);
        current = record.to;
      }
      expect(status).toBe(current);
      const times = history.map(({ when }) => Date.parse(when));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
      expect(saleDate ?? '').toBe(saleDate && saleDate <= formatDay(localDay(now)) ? saleDate : '');
      expect(phone ?? email).not.toBeNull();
    }
  });

  it('have addresses in `.example` and local phone numbers that begin with 0', () => {
    const phones = rows.flatMap(({ phone }) => phone ?? []);
    for (const phone of phones) {
      expect(phone).toMatch(/^\+52\d{3}000\d{4}$/);
      expect(toE164(phone)).toBe(phone);
    }
    for (const { email } of rows) expect(email ?? '.example').toMatch(/\.example$/);
  });

  it('are of persons some of whom wrote several times, with one name each', () => {
    const namesByPhone = new Map<string, string[]>();
    for (const { phone, name } of rows) {
      if (phone) namesByPhone.set(phone, [...(namesByPhone.get(phone) ?? []), name]);
    }
    const several = [...namesByPhone.values()].filter((names) => names.length > 1);
    expect(several.length).toBeGreaterThan(8);
    for (const names of several) expect(new Set(names).size).toBe(1);
  });

  it('refer to entries, reasons and templates that exist', () => {
    const names = new Set(things.map(({ name }) => name));
    for (const { subject } of rows) if (subject !== null) expect(names).toContain(subject);
    expect(new Set(rows.flatMap(({ lossReason }) => lossReason ?? []))).toEqual(
      new Set(context.lossReasons),
    );
    const chats = rows.filter(({ channel }) => channel === 'whatsapp');
    expect(share(rows, ({ channel }) => channel === 'whatsapp')).toBeGreaterThan(0.2);
    for (const { message, reference } of chats) {
      expect(findChatReference(message)?.reference ?? null).toBe(reference);
    }
    const slugs = new Set(
      rows.flatMap(({ result, subject }) => (result === 'ganada' ? subject : [])),
    );
    expect(slugs.size).toBeGreaterThan(3);
  });

  it.each([THURSDAY, SUNDAY, HOLIDAY, EARLY, NEW_YEAR])(
    'leave work for every account in «Hoy» at %s',
    (now) => {
      const today = formatDay(localDay(now));
      const all = rowsAt(now);
      const waiting = all.filter((row) => row.status === 'nuevo' && row.firstReplyAt === null);
      for (const { id } of context.staff) {
        const steps = all.filter(
          ({ ownerId, status, nextStepOn }) =>
            ownerId === id && status === 'contactado' && nextStepOn !== null && nextStepOn <= today,
        );
        expect(steps.length).toBeGreaterThanOrEqual(2);
        expect(waiting.filter(({ ownerId, dueAt }) => ownerId === id && dueAt < now).length).toBe(
          1,
        );
      }
      const free = waiting.filter(({ ownerId }) => ownerId === null);
      expect(free.filter(({ dueAt }) => dueAt < now).length).toBeGreaterThanOrEqual(2);
      expect(free.filter(({ dueAt }) => dueAt >= now).length).toBeGreaterThanOrEqual(3);
      expect(waiting.length).toBeLessThan(25);
    },
  );

  it.each([THURSDAY, SUNDAY, HOLIDAY, EARLY])('show sales of a month that grow, at %s', (now) => {
    const { current, previous } = monthToDate(now);
    const all = rowsAt(now);
    const sales = ({ from, to }: { from: number; to: number }) =>
      all
        .filter(
          ({ saleDate }) => saleDate && saleDate >= formatDay(from) && saleDate <= formatDay(to),
        )
        .reduce((sum, { saleAmount }) => sum + (saleAmount ?? 0), 0);
    expect(sales(current)).toBeGreaterThan(sales(previous));
    expect(sales(current)).toBeLessThan(70_000);
  });

  it('are too young for retention', () => {
    const spam = rows.filter(({ status }) => status === 'spam');
    expect(spam.length).toBeGreaterThan(0);
    const limit = THURSDAY.getTime() - SPAM_RETENTION_DAYS * 24 * 60 * 60_000;
    for (const { createdAt } of spam) expect(Date.parse(createdAt)).toBeGreaterThan(limit);
  });

  it('ask for entries of the content only', () => {
    const slugs = new Set(things.map(({ slug }) => slug));
    const needed = Object.keys({ ...PRODUCT_NEEDS, ...SERVICE_NEEDS });
    expect(needed.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('need no accounts, entries, reasons or templates', () => {
    const nothing = { staff: [], things: [], lossReasons: [], templates: [], privacyVersion: null };
    const few = createDemoEnquiries(THURSDAY, 21, { ...context, ...nothing });
    expect(few.length).toBeGreaterThan(150);
    for (const { ownerId, subject } of few) expect([ownerId, subject]).toEqual([null, null]);
  });
});

import type { BusinessCalendar } from '../../../contracts/business-hours';
import type {
  EnquiryChannel,
  EnquiryHistoryRecord,
  EnquiryStatus,
  EnquiryType,
} from '../../../contracts/enquiry';
import type { EnquiryOwner } from '../../../contracts/enquiry-owner';
import type { QuoteColumns } from '../../../contracts/enquiry-quote';
import {
  OTHER_LOSS_REASON,
  type RecordedResult,
  type ResultColumns,
  toResultColumns,
} from '../../../contracts/enquiry-result';
import type { VisitColumns } from '../../../contracts/visit-columns';
import { formatDay, localDay, zonedTimeToDate } from '../../../contracts/zoned-time';
import { finishNextStep, setNextStep } from '../../enquiries/change-next-step';
import { takeEnquiry } from '../../enquiries/change-owner';
import { setQuote } from '../../enquiries/change-quote';
import { addNote, addReply, type Author, changeStatus } from '../../enquiries/change-status';
import { completeNewEnquiry } from '../../enquiries/complete-new-enquiry';
import { createFolio } from '../../enquiries/folio';
import { dueDateOf, type ResponseTarget } from '../../enquiries/response-target';
import { NEXT_STEPS, NO_SALE_NOTE, NOTES } from './demo-texts';
import type { DemoPlan } from './list-demo-plans';
import type { DemoThing } from './pick-demand';
import type { Random } from './random';

/** What the demo enquiries refer to, as it is in the CMS. */
export type DemoContext = {
  target: ResponseTarget;
  /** The accounts that own enquiries. */
  staff: readonly EnquiryOwner[];
  /** The published entries that visitors ask for. */
  things: readonly DemoThing[];
  lossReasons: readonly string[];
  /** Names of the reply templates, in their order. */
  templates: readonly string[];
  /** Version of the privacy notice that visitors accept. */
  privacyVersion: string | null;
};

/** What a person sent, with its source. */
export type DemoSent = {
  channel: EnquiryChannel;
  name: string;
  email: string | null;
  phone: string | null;
  type: EnquiryType;
  message: string;
  subject: string | null;
  source: string | null;
  reference: string | null;
  status: EnquiryStatus;
  spamReason: string | null;
} & Partial<VisitColumns>;

type DemoRow = DemoSent &
  QuoteColumns &
  ResultColumns & {
    folio: string;
    history: EnquiryHistoryRecord[];
    createdAt: string;
    firstReplyAt: string | null;
    ownerId: number | null;
    nextStep: string | null;
    nextStepOn: string | null;
  };

type Change = (row: DemoRow, by: Author) => DemoRow;

/** The author of changes when no account exists. */
const COLLEAGUE = 'Araceli Ventura';
/** Minutes of a business day. */
const DAY = 9 * 60;
/** Minutes of business hours until staff register a chat. */
export const REGISTRATION_MINUTES = { min: 2, max: 20 };

const note =
  (text: string): Change =>
  (row, by) =>
    addNote(row, text, by);
const complete =
  (result: RecordedResult): Change =>
  (row, by) =>
    changeStatus(row, 'completado', by, { result });
const planStep =
  (text: string, day: number): Change =>
  (row, by) =>
    setNextStep(row, { text, on: formatDay(day) }, by);
const register: Change = (row, by) => ({
  ...row,
  history: [...row.history, { event: 'registered', ...by }],
});

/** Applies changes in business hours one after the other, as long as their time is not after `now`. */
class Timeline {
  constructor(
    public row: DemoRow,
    private at: Date,
    private readonly who: string,
    private readonly now: Date,
    private readonly calendar: BusinessCalendar,
  ) {}

  wait(minutes: number): Date {
    this.at = dueDateOf(this.at, { minutes, calendar: this.calendar });
    return this.at;
  }

  waitUntil(time: Date): void {
    if (time > this.at) this.at = time;
  }

  /** Applies a change after minutes of business hours. */
  after(minutes: number, change: Change): void {
    const at = this.wait(minutes);
    if (at <= this.now) this.row = change(this.row, { who: this.who, when: at.toISOString() });
  }

  /** Returns the day after minutes of business hours. */
  dayAfter(minutes: number): number {
    return localDay(dueDateOf(this.at, { minutes, calendar: this.calendar }));
  }
}

/** Adds the first reply, of some buyers with a note. */
function reply(random: Random, timeline: Timeline, templates: readonly string[], isBuyer: boolean) {
  const { email, phone, channel: sentBy } = timeline.row;
  if (phone !== null && random.chance(0.15)) {
    timeline.after(1, (row, by) => addReply(row, { channel: 'call' }, by));
    if (isBuyer) timeline.after(3, note(`Se le llamó. ${random.pick(NOTES)}`));
    return;
  }
  const prefersChat = sentBy === 'whatsapp' || email === null || random.chance(0.2);
  const channel = phone !== null && prefersChat ? 'whatsapp' : 'email';
  const hasTemplate = templates.length > 0 && random.chance(0.8);
  const template = hasTemplate ? { template: random.pick(templates.slice(0, 2)) } : {};
  timeline.after(1, (row, by) => addReply(row, { channel, ...template }, by));
  if (isBuyer && random.chance(0.4)) {
    timeline.after(random.between(2, 30), note(random.pick(NOTES)));
  }
}

/** Quotes some enquiries, whose sale is expected within weeks. */
function quote(random: Random, timeline: Timeline): void {
  if (!random.chance(0.3)) return;
  const saleOn = formatDay(timeline.dayAfter(random.between(6, 22) * DAY));
  const amount = random.between(3, 60) * 1_500;
  timeline.after(30, (row, by) => setQuote(row, { amount, saleOn }, by));
}

/** Sets and does next steps, each one to three business days later; some a day late. */
function followUp(random: Random, timeline: Timeline, count: number): void {
  for (const text of NEXT_STEPS.slice(0, count)) {
    const day = timeline.dayAfter(random.between(1, 3) * DAY);
    timeline.after(2, planStep(text, day));
    timeline.waitUntil(zonedTimeToDate(random.chance(0.85) ? day : day + 1));
    timeline.after(random.between(10, 300), finishNextStep);
  }
}

/** Returns the account that handles the enquiry of a plan, and whether it owns it. */
function pickOwner(random: Random, { end }: DemoPlan, staff: readonly EnquiryOwner[]) {
  const anyone = staff.length > 0 ? random.pick(staff) : undefined;
  if (end.kind === 'next-step') return { owner: end.owner, isOwned: true };
  if (end.kind === 'unanswered') {
    return { owner: end.owner ?? anyone, isOwned: end.owner !== undefined };
  }
  return { owner: anyone, isOwned: anyone !== undefined && random.chance(0.8) };
}

/** Returns an enquiry with everything that happened to it until `now`. */
export function createDemoRow(
  random: Random,
  now: Date,
  plan: DemoPlan,
  sent: DemoSent,
  { target, staff, templates, lossReasons }: DemoContext,
): DemoRow {
  const { arrival, end } = plan;
  const { owner, isOwned } = pickOwner(random, plan, staff);
  const take: Change = (row, by) => (owner && isOwned ? takeEnquiry(row, owner.id, by) : row);
  const { history, createdAt } = completeNewEnquiry({ status: sent.status }, undefined, arrival);
  const folio = createFolio(random.index);
  const waiting = {
    ...{ firstReplyAt: null, ownerId: null, nextStep: null, nextStepOn: null },
    ...{ quoteAmount: null, quoteSaleOn: null },
  };
  const timeline = new Timeline(
    { ...sent, ...toResultColumns(), ...waiting, history, createdAt, folio },
    arrival,
    owner?.name ?? COLLEAGUE,
    now,
    target.calendar,
  );
  if (end.kind === 'spam' || end.kind === 'doubtful') return timeline.row;
  if (sent.channel === 'whatsapp') {
    const { min, max } = REGISTRATION_MINUTES;
    timeline.after(random.between(min, max), register);
  }
  if (end.kind === 'unanswered') {
    timeline.waitUntil(dueDateOf(arrival, target));
    timeline.after(random.between(5, 15), take);
    return timeline.row;
  }
  const percent = random.chance(0.88) ? random.between(6, 80) : random.between(110, 260);
  timeline.wait(Math.round((target.minutes * percent) / 100));
  timeline.after(1, take);
  reply(random, timeline, templates, end.kind !== 'no-sale');

  switch (end.kind) {
    case 'next-step':
      quote(random, timeline);
      timeline.after(3, planStep(random.pick(NEXT_STEPS), end.day));
      break;
    case 'no-sale':
      timeline.after(2, note(NO_SALE_NOTE));
      timeline.after(random.between(10, 2 * DAY), complete({ result: 'sin_venta' }));
      break;
    case 'sale': {
      if (isOwned) followUp(random, timeline, 1);
      timeline.waitUntil(zonedTimeToDate(end.day));
      const sale = { saleAmount: end.amount, saleDate: formatDay(end.day) };
      timeline.after(random.between(5, 50), complete({ result: 'ganada', ...sale }));
      break;
    }
    case 'open':
      quote(random, timeline);
      if (isOwned) followUp(random, timeline, random.between(1, 2));
      break;
    case 'lost': {
      if (isOwned) followUp(random, timeline, random.between(1, NEXT_STEPS.length));
      const lossReason = lossReasons.length > 0 ? random.pick(lossReasons, 1.4) : OTHER_LOSS_REASON;
      timeline.after(random.between(2 * DAY, 9 * DAY), complete({ result: 'perdida', lossReason }));
    }
  }
  return timeline.row;
}

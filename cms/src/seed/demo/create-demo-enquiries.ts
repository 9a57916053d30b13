import { addBusinessMinutes } from '../../../contracts/business-hours';
import {
  chatReference,
  REFERENCE_ALPHABET,
  withChatReference,
} from '../../../contracts/chat-reference';
import type { EnquiryChannel } from '../../../contracts/enquiry';
import { listChatLinks } from '../../../contracts/list-chat-links';
import type { VisitColumns } from '../../../contracts/visit-columns';
import { deriveColumns } from '../../enquiries/derive-columns';
import { findSpamReason } from '../../enquiries/spam';
import { toVisitColumns } from '../../enquiries/to-visit-columns';
import {
  createDemoRow,
  type DemoContext,
  type DemoSent,
  REGISTRATION_MINUTES,
} from './create-demo-row';
import { createPeople, type DemoPerson } from './demo-people';
import { pickVisit } from './demo-visit';
import { listDemoPlans } from './list-demo-plans';
import { type Demand, fillDemand, pickDemand } from './pick-demand';
import { createRandom, type Random } from './random';

/** Probability that an enquiry is of a person who wrote before. */
const REPEATED = 0.18;

/** Returns the columns of a form, or of a chat with the text of its link. */
function pickSent(
  random: Random,
  channel: EnquiryChannel,
  { type, thing, viewedPage }: Demand,
  message: string,
): Pick<DemoSent, 'message' | 'source' | 'subject' | 'reference'> & Partial<VisitColumns> {
  const visit = toVisitColumns(pickVisit(random, viewedPage));
  if (channel === 'formulario') {
    const isFromProduct = thing?.type === 'product' && type === 'producto' && random.chance(0.6);
    const source = isFromProduct ? `/contacto?producto=${thing.slug}` : '/contacto';
    const subject = isFromProduct ? thing.name : null;
    return { message, source, subject, reference: null, ...visit };
  }
  // Some visitors delete the reference, others block the beacon that stores the visit.
  const kind = random.weighted([
    [55, 'press'],
    [25, 'link'],
    [20, 'none'],
  ] as const);
  if (kind === 'none') return { message, source: null, subject: null, reference: null };
  const link = listChatLinks(thing ? [thing] : []).find((each) => each.thing === thing);
  const page = link?.page ?? '/';
  const press = Array.from({ length: 5 }, () => random.pick([...REFERENCE_ALPHABET])).join('');
  const ofLink = chatReference(page, link?.thing);
  const reference = kind === 'press' ? `${ofLink}-${press}` : ofLink;
  const text = withChatReference(message, reference);
  const subject = thing?.name ?? null;
  return { message: text, source: page, subject, reference, ...(kind === 'press' && visit) };
}

/**
 * Returns the enquiries of twelve weeks until `now` of a company that grows: the same arguments give
 * the same rows. Each has passed through the functions that staff's changes pass through.
 */
export function createDemoEnquiries(now: Date, seed: number, context: DemoContext) {
  const random = createRandom(seed);
  const newPerson = createPeople(random);
  const things = new Map(context.things.map((thing) => [thing.slug, thing]));
  /** The questions of the persons who may write again. */
  const asked = new Map<DemoPerson, Set<string>>();

  /** Returns the person of a demand, and whether the person wrote before. */
  function pickPerson({ kinds, question }: Demand, isBuyer: boolean) {
    const fitting = [...asked].filter(
      ([{ kind }, questions]) => kinds.includes(kind) && !questions.has(question),
    );
    if (isBuyer && fitting.length > 2 && random.chance(REPEATED)) {
      const [person, questions] = random.pick(fitting);
      questions.add(question);
      return { person, isKnown: true };
    }
    const person = newPerson(kinds);
    if (isBuyer) asked.set(person, new Set([question]));
    return { person, isKnown: false };
  }

  return listDemoPlans(random, now, context.target, context.staff).map((plan) => {
    const { arrival, end } = plan;
    const demand = pickDemand(random, plan, things);
    const isBuyer = end.kind !== 'spam' && end.kind !== 'no-sale';
    const { person, isKnown } = pickPerson(demand, isBuyer);
    const message = fillDemand(demand, person);
    // A chat is stored when staff register it.
    const isRegistered =
      addBusinessMinutes(arrival, REGISTRATION_MINUTES.max, context.target.calendar) <= now;
    const isChat = random.chance(0.35) && end.kind !== 'spam' && isRegistered;
    const channel = isChat ? 'whatsapp' : 'formulario';
    const arrivedAt = arrival.toISOString();
    const sent: DemoSent = {
      name: person.name,
      email: isChat && random.chance(0.8) ? null : person.email,
      // People who write again leave what they left before.
      phone: isChat || isKnown || random.chance(0.6) ? person.phone : null,
      type: demand.type,
      channel,
      spamReason: findSpamReason({ name: person.name, message }) ?? null,
      ...pickSent(random, channel, demand, message),
      ...(!isChat &&
        context.privacyVersion !== null && {
          consentVersion: context.privacyVersion,
          consentAt: arrivedAt,
        }),
    };
    const row = createDemoRow(random, now, plan, sent, context);
    const updatedAt = row.history.at(-1)?.when ?? arrivedAt;
    return { ...row, ...deriveColumns(row, context.target), updatedAt, publishedAt: arrivedAt };
  });
}

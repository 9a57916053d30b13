import {
  chatReference,
  REFERENCE_ALPHABET,
  withChatReference,
} from '../../../contracts/chat-reference';
import { type EnquiryChannel, HONEYPOT_FIELD } from '../../../contracts/enquiry';
import { listChatLinks } from '../../../contracts/list-chat-links';
import type { VisitColumns } from '../../../contracts/visit-columns';
import { type VisitSource } from '../../../contracts/visit-source';
import { classifyEnquiry } from '../../enquiries/classify-enquiry';
import { deriveColumns } from '../../enquiries/derive-columns';
import { dueDateOf } from '../../enquiries/response-target';
import { toVisitColumns } from '../../enquiries/to-visit-columns';
import {
  createDemoRow,
  type DemoContext,
  type DemoSent,
  REGISTRATION_MINUTES,
} from './create-demo-row';
import { createPeople, type DemoPerson } from './demo-people';
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
    const isBuyer = !['spam', 'doubtful', 'no-sale'].includes(end.kind);
    const { person, isKnown } = pickPerson(demand, isBuyer);
    const message = fillDemand(demand, person);
    // A chat is stored when staff register it.
    const isRegistered =
      dueDateOf(arrival, { ...context.target, minutes: REGISTRATION_MINUTES.max }) <= now;
    const isSuspect = end.kind === 'spam' || end.kind === 'doubtful';
    const isChat = random.chance(0.35) && !isSuspect && isRegistered;
    const channel = isChat ? 'whatsapp' : 'formulario';
    const arrivedAt = arrival.toISOString();
    const honeypot = end.kind === 'spam' ? { [HONEYPOT_FIELD]: 'x' } : {};
    const { status, spamReason = null } = classifyEnquiry({
      name: person.name,
      message,
      ...honeypot,
    });
    const sent: DemoSent = {
      status,
      spamReason,
      name: person.name,
      email: isChat && random.chance(0.8) ? null : person.email,
      // People who write again leave what they left before.
      phone: isChat || isKnown || random.chance(0.6) ? person.phone : null,
      type: demand.type,
      channel,
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

type DemoTouch = NonNullable<VisitSource['first']>;
type DemoSource = { touch: DemoTouch; landingPages: readonly string[] };

const facebook = (campaign: string): DemoTouch => ({
  campaign,
  source: 'facebook',
  medium: 'social',
  adNetwork: 'Facebook',
  referrer: 'm.facebook.com',
});
const GOOGLE_AD: DemoTouch = {
  campaign: 'paginas-web',
  source: 'google',
  medium: 'cpc',
  term: 'pagina web para negocio',
  adNetwork: 'Google',
  referrer: 'www.google.com',
};
const NEWSLETTER: DemoTouch = { campaign: 'una-idea-al-mes', source: 'boletin', medium: 'email' };

const SOURCES: readonly (readonly [weight: number, source: DemoSource])[] = [
  [30, { touch: { referrer: 'www.google.com' }, landingPages: ['/', '/productos', '/servicios'] }],
  [22, { touch: {}, landingPages: ['/', '/contacto', '/productos'] }],
  [16, { touch: facebook('punto-de-venta-oaxaca'), landingPages: ['/productos'] }],
  [13, { touch: GOOGLE_AD, landingPages: ['/servicios'] }],
  [8, { touch: facebook('posadas-de-la-costa'), landingPages: ['/', '/portafolio'] }],
  [7, { touch: NEWSLETTER, landingPages: ['/servicios', '/productos'] }],
  [4, { touch: { referrer: 'l.instagram.com' }, landingPages: ['/'] }],
];

function pickTouch(random: Random): DemoTouch {
  const { touch, landingPages } = random.weighted(SOURCES);
  return { ...touch, landingPage: random.pick(landingPages, 1.5) };
}

/** Returns the source of a visit; one visitor in four comes back in another way before writing. */
function pickVisit(random: Random, viewedPage: string | undefined): VisitSource {
  const first = pickTouch(random);
  const last = random.chance(0.25) ? pickTouch(random) : first;
  return { first, last, ...(viewedPage !== undefined && { viewedPage }) };
}

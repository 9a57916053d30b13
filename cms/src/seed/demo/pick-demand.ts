import { ENTRY_LINKS, ENTRY_PAGES } from '../../../contracts/addresses';
import type { ChatThing } from '../../../contracts/chat-reference';
import type { EnquiryType } from '../../../contracts/enquiry';
import { formatLocal } from '../../../contracts/zoned-time';
import { PRODUCT_NEEDS, SERVICE_NEEDS } from './demo-needs';
import { BUSINESS_KINDS, type BusinessKind, type DemoPerson } from './demo-people';
import {
  CLOSINGS,
  DOUBTFUL_MESSAGES,
  GENERAL_MESSAGES,
  GREETINGS,
  NO_SALE_MESSAGES,
  SPAM_MESSAGES,
} from './demo-texts';
import type { DemoPlan } from './list-demo-plans';
import type { Random } from './random';

export type DemoThing = ChatThing & { name: string };
type DemoThings = ReadonlyMap<string, DemoThing>;

/** What a person asks for. `text` is the question with greeting and placeholders, see `fillDemand`. */
export type Demand = {
  type: EnquiryType;
  question: string;
  text: string;
  thing?: DemoThing;
  viewedPage?: string;
  kinds: readonly BusinessKind[];
};

const TYPES: readonly (readonly [weight: number, type: EnquiryType])[] = [
  [50, 'producto'],
  [36, 'servicio'],
  [14, 'consulta'],
];
/** Makes earlier needs of the lists more frequent. */
const NEED_BIAS = 1.7;

function pickGreeting(random: Random, arrival: Date): string {
  const hour = Number(formatLocal(arrival).slice(11, 13));
  const [, ofHour = ''] = GREETINGS.find(([until]) => hour < until) ?? [];
  return random.pick(['', 'Hola. ', ofHour, ofHour]);
}

/** Returns what the person of a plan asks for. */
export function pickDemand(random: Random, { arrival, end }: DemoPlan, things: DemoThings): Demand {
  const ask = (texts: readonly string[]): Demand => {
    const text = random.pick(texts);
    const words = `${pickGreeting(random, arrival)}${text}${random.pick(CLOSINGS)}`;
    return { type: 'consulta', question: text, text: words, kinds: BUSINESS_KINDS };
  };
  if (end.kind === 'spam') return { ...ask(SPAM_MESSAGES), text: random.pick(SPAM_MESSAGES) };
  if (end.kind === 'doubtful') return ask(DOUBTFUL_MESSAGES);
  if (end.kind === 'no-sale') return ask(NO_SALE_MESSAGES);
  const wished = random.weighted(TYPES);
  const needs = wished === 'producto' ? PRODUCT_NEEDS : SERVICE_NEEDS;
  const picked = random.pick(Object.keys(needs), NEED_BIAS);
  const slug = end.kind === 'sale' ? end.slug : picked;
  const need = PRODUCT_NEEDS[slug] ?? SERVICE_NEEDS[slug];
  if (!need) throw new Error(`Nobody asks for ${slug}`);
  const thing = things.get(slug);
  const viewed = random.chance(0.9) && thing ? viewedPageOf(thing) : undefined;
  const viewedPage = viewed === undefined ? {} : { viewedPage: viewed };
  if (end.kind !== 'sale' && wished === 'consulta')
    return { ...ask(GENERAL_MESSAGES), ...viewedPage };
  return {
    ...ask(need.messages),
    type: slug in PRODUCT_NEEDS ? 'producto' : 'servicio',
    ...(thing && { thing }),
    ...viewedPage,
    kinds: need.kinds ?? BUSINESS_KINDS,
  };
}

/** Returns the message of a demand. */
export function fillDemand({ text }: Demand, { business, place }: DemoPerson): string {
  return text.replaceAll('{negocio}', business).replaceAll('{lugar}', place);
}

/** Returns the path that the site stores as the product or service viewed last. */
function viewedPageOf({ type, slug }: DemoThing): string | undefined {
  const uid = `api::${type}.${type}`;
  if (type === 'package') return '/servicios#paquetes';
  const prefix = ENTRY_PAGES[uid] ?? ENTRY_LINKS[uid];
  return prefix === undefined ? undefined : prefix + slug;
}

import { type VisitSource } from '../../../contracts/visit-source';
import type { Random } from './random';

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
export function pickVisit(random: Random, viewedPage: string | undefined): VisitSource {
  const first = pickTouch(random);
  const last = random.chance(0.25) ? pickTouch(random) : first;
  return { first, last, ...(viewedPage !== undefined && { viewedPage }) };
}

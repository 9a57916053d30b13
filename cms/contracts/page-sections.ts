/** Sections of pages that a link can target, such as `/servicios#paquetes`. */

/**
 * When a section exists: always, with entries of a type, or with filled fields of the page's type.
 */
export type SectionCondition =
  | 'always'
  | { uid: string; where?: Readonly<Record<string, unknown>> }
  | { filled: readonly string[] };

const PRODUCT = 'api::product.product';
const FLAGSHIP = { uid: 'api::flagship-product.flagship-product' };
const PACKAGE = { uid: 'api::package.package' };
const SERVICE = { uid: 'api::service.service' };
const CASE = 'api::case.case';
const complementary = (kind: string) => ({
  uid: 'api::complementary-service.complementary-service',
  where: { kind },
});
const CALL_TO_ACTION = { filled: ['callToAction'] };

/** Element ids of the sections of each page, and of their headings. */
export const PAGE_SECTIONS = {
  '/': {
    especialidades: { filled: ['specialties', 'specialtiesHead'] },
    'productos-destacados': { uid: PRODUCT, where: { featured: true } },
    servicios: SERVICE,
    'sobre-nosotros': { filled: ['about'] },
    llamada: CALL_TO_ACTION,
  },
  '/productos': {
    sistemas: FLAGSHIP,
    catalogo: { uid: PRODUCT },
    incluido: { filled: ['promises'] },
    llamada: CALL_TO_ACTION,
  },
  '/servicios': {
    'por-que-nosotros': { filled: ['whyUs', 'whyUsHead'] },
    paquetes: PACKAGE,
    'paquetes-web': PACKAGE,
    imagen: complementary('imagen'),
    'servicios-de-imagen': complementary('imagen'),
    chatbots: complementary('bot'),
    'chatbots-y-automatizacion': complementary('bot'),
    consultoria: SERVICE,
    'desarrollo-y-consultoria': SERVICE,
    proceso: { filled: ['steps'] },
    condiciones: { filled: ['conditions'] },
    llamada: CALL_TO_ACTION,
  },
  '/portafolio': {
    destacados: { uid: CASE, where: { featured: true } },
    casos: { uid: CASE },
    tecnologias: { filled: ['technologies'] },
    llamada: CALL_TO_ACTION,
  },
  '/sobre-nosotros': {
    valores: { filled: ['values'] },
    'en-numeros': { filled: ['figures'] },
    equipo: { filled: ['teams'] },
    historia: { filled: ['timeline'] },
    llamada: CALL_TO_ACTION,
  },
  '/contacto': { escribenos: 'always' },
  '/contacto/gracias': { gracias: 'always' },
  '/blog': { blog: 'always' },
  '/aviso-de-privacidad': { aviso: 'always' },
} as const satisfies Record<string, Record<string, SectionCondition>>;

export type SectionPage = keyof typeof PAGE_SECTIONS;

export type SectionId<Page extends SectionPage> = keyof (typeof PAGE_SECTIONS)[Page];

/** Element id of the main content of every public page. */
export const MAIN_ID = 'contenido';

const PAGES: Readonly<Record<string, Readonly<Record<string, SectionCondition>>>> = PAGE_SECTIONS;

/** Returns the sections of a page by id; empty for an unknown page. */
export function sectionsOf(page: string): [string, SectionCondition][] {
  return Object.entries(PAGES[page] ?? {});
}

/** Returns the element ids of a page. */
export function sectionIdsOf(page: string): string[] {
  return [MAIN_ID, ...sectionsOf(page).map(([id]) => id)];
}

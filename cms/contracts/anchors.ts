/** What a link can name within a page: `/servicios#paquetes`. */

/** When a section is there: always, with entries of a type, or with fields of the page's own type. */
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

/** The ids of the sections of each page, and of their headings. */
export const SECTIONS = {
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

export type SectionPage = keyof typeof SECTIONS;

/** An id that a section of a page may have. */
export type SectionId<Page extends SectionPage> = keyof (typeof SECTIONS)[Page];

/** What every public page has, as its main content. */
export const MAIN_ID = 'contenido';

const PAGES: Readonly<Record<string, Readonly<Record<string, SectionCondition>>>> = SECTIONS;

/** The sections of a page by id; none for one that the contract does not know. */
export function sectionsOf(page: string): [string, SectionCondition][] {
  return Object.entries(PAGES[page] ?? {});
}

/** The ids that a page uses for itself. */
export function sectionIdsOf(page: string): string[] {
  return [MAIN_ID, ...sectionsOf(page).map(([id]) => id)];
}

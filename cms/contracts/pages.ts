/** The public pages: routes, titles, navigation, and the sections that links can target. */

type Page = {
  /** Single type of the CMS with the texts of the page. */
  type: string;
  /** Title without texts in the CMS, also in breadcrumbs and on share cards. */
  title: string;
  /** Text of the link in the navigation; the title by default. */
  label?: string;
  /** Text above the title of the share card; the title by default. */
  kicker?: string;
  navigation?: readonly ('header' | 'footer')[];
};

/** In the order of the navigation. Header, footer, sitemap, preview and release checks read this. */
export const PAGES = {
  '/': {
    type: 'home-page',
    title: 'Soluciones Tecnológicas Reales',
    label: 'Inicio',
    navigation: ['header'],
  },
  '/productos': {
    type: 'products-page',
    title: 'Productos',
    navigation: ['header', 'footer'],
  },
  '/servicios': {
    type: 'services-page',
    title: 'Servicios',
    navigation: ['header', 'footer'],
  },
  '/portafolio': {
    type: 'portfolio-page',
    title: 'Portafolio',
    navigation: ['header', 'footer'],
  },
  '/sobre-nosotros': {
    type: 'about-page',
    title: 'Sobre nosotros',
    label: 'Sobre Nosotros',
    navigation: ['header', 'footer'],
  },
  '/contacto': { type: 'contact-page', title: 'Contacto', navigation: ['header'] },
  '/blog': { type: 'blog-page', title: 'Blog', navigation: ['footer'] },
  '/aviso-de-privacidad': {
    type: 'privacy-page',
    title: 'Aviso de privacidad',
    kicker: 'Legal',
  },
} as const satisfies Record<string, Page>;

export type PagePath = keyof typeof PAGES;
export type PageType = (typeof PAGES)[PagePath]['type'];

/** Shown after the contact form; not in the CMS. */
export const THANKS_PATH = '/contacto/gracias';

/** The search of the whole site; not in the CMS. `?q=` is what a visitor looks for. */
export const SEARCH_PATH = '/buscar';

/** The products that a visitor chose, kept in the browser; not in the CMS. */
export const LIST_PATH = '/mi-lista';

/** Up to three products next to each other; `?productos=` names them. Not in the CMS. */
export const COMPARE_PATH = '/comparar';

/** Public pages without texts of their own in the CMS; search engines do not list them. */
export const UNLISTED_PAGES = [THANKS_PATH, SEARCH_PATH, LIST_PATH, COMPARE_PATH] as const;

/** Returns the pages with their paths. */
export function listPages(): [PagePath, Page & { type: PageType }][] {
  return Object.entries(PAGES) as [PagePath, Page & { type: PageType }][];
}

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
const COMPLEMENTARY = 'api::complementary-service.complementary-service';
const IMAGE_SERVICE = { uid: COMPLEMENTARY, where: { kind: 'imagen' } };
const BOT_SERVICE = { uid: COMPLEMENTARY, where: { kind: 'bot' } };
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
    imagen: IMAGE_SERVICE,
    'servicios-de-imagen': IMAGE_SERVICE,
    chatbots: BOT_SERVICE,
    'chatbots-y-automatizacion': BOT_SERVICE,
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
  [THANKS_PATH]: { gracias: 'always' },
  [SEARCH_PATH]: { buscar: 'always' },
  [LIST_PATH]: { 'mi-lista': 'always' },
  [COMPARE_PATH]: { comparar: 'always' },
  '/blog': { blog: 'always' },
  '/aviso-de-privacidad': { aviso: 'always' },
} as const satisfies Record<
  PagePath | (typeof UNLISTED_PAGES)[number],
  Readonly<Record<string, SectionCondition>>
>;

export type SectionPage = keyof typeof PAGE_SECTIONS;

export type SectionId<Page extends SectionPage> = keyof (typeof PAGE_SECTIONS)[Page];

/** Element id of the main content of every public page. */
export const MAIN_ID = 'contenido';

/** Consequences of unpublishing or deleting entries, and when the CMS refuses it. */

/** A page section that lists entries of a type and disappears with the last one. */
export type CollectionSection = {
  page: string;
  section: string;
  /** Lists only entries with this field value. */
  only?: readonly [field: string, value: unknown];
  /** Lists only some entries, so only the disappearance of the section is predictable. */
  isPartial?: true;
};

const HOME = 'la página de inicio';
const SERVICES = 'la página «Servicios»';
const PORTFOLIO = 'la página «Portafolio»';
const PRODUCTS = 'la página «Productos»';
const BLOG = 'la página «Blog»';

/** Sections that list the entries of each collection. */
export const COLLECTION_SECTIONS: Readonly<Record<string, readonly CollectionSection[]>> = {
  'api::product.product': [
    { page: PRODUCTS, section: 'el catálogo' },
    { page: HOME, section: 'los productos destacados', only: ['featured', true] },
  ],
  'api::flagship-product.flagship-product': [{ page: PRODUCTS, section: 'los productos insignia' }],
  'api::service.service': [
    { page: SERVICES, section: 'la lista de consultoría' },
    { page: HOME, section: 'los servicios', isPartial: true },
  ],
  'api::package.package': [{ page: SERVICES, section: 'los paquetes' }],
  'api::complementary-service.complementary-service': [
    { page: SERVICES, section: 'los servicios de imagen', only: ['kind', 'imagen'] },
    { page: SERVICES, section: 'los chatbots', only: ['kind', 'bot'] },
  ],
  'api::case.case': [
    { page: PORTFOLIO, section: 'los proyectos' },
    { page: PORTFOLIO, section: 'los proyectos destacados', only: ['featured', true] },
  ],
  'api::testimonial.testimonial': [{ page: HOME, section: 'los testimonios' }],
  'api::client.client': [{ page: HOME, section: 'los logotipos de clientes' }],
  'api::product-category.product-category': [
    { page: PRODUCTS, section: 'los filtros por categoría' },
  ],
  'api::article.article': [{ page: BLOG, section: 'la lista de artículos' }],
  'api::industry.industry': [{ page: PORTFOLIO, section: 'los filtros por industria' }],
};

export type RemovalAction = 'unpublish' | 'delete';

/** Shown in the panel before entries are unpublished or deleted. */
export type Removal = {
  /** Reasons to refuse it; empty when it is allowed. */
  refusals: string[];
  /** Changes that visitors see; empty when there are none. */
  consequences: string[];
};

/** `POST /publish-checks/removals/:uid` with `{ documentIds, action }`. */
export type RemovalResponse = { data: Removal };

export const SINGLE_TYPE_MESSAGES = {
  removed: (name: string) =>
    `«${name}» es una página que el sitio siempre tiene: no se retira ni se borra. Cambia su contenido y publícalo.`,
  unpublishAt: (name: string) =>
    `«${name}» es una página que el sitio siempre tiene: no se le pone fecha para retirarse.`,
  second: (name: string) => `«${name}» ya existe y solo puede haber una. Cambia la que ya está.`,
} as const;

import type { PageSection } from '#src/sections/page/page-sections.tsx';
import { makeCase } from './cases.ts';
import { makeProduct } from './products.ts';
import { makePackage, makeService } from './services.ts';

type Samples = {
  [Type in PageSection['__typename']]: Extract<PageSection, { __typename: Type }>;
};

const HEAD = {
  hidden: false,
  kicker: 'Buen Fin',
  title: 'Una sección',
  description: 'Dos frases.',
};
const LINK = { label: 'Ver productos', target: 'enlace', href: '/productos', message: null };
const BODY = [
  { type: 'paragraph', children: [{ type: 'text', text: 'Un párrafo.' }] },
] as unknown as Record<string, unknown>;
const FIGURES = [{ value: '200+', label: 'proyectos' }];

/** A filled section of each kind. */
export const SECTION_SAMPLES: Samples = {
  STRAPI__COMPONENT_PAGE_HERO: {
    __typename: 'STRAPI__COMPONENT_PAGE_HERO',
    ...HEAD,
    variant: 'oscura',
    image: null,
    primaryCta: LINK,
    secondaryCta: { ...LINK, label: 'Escribir', target: 'whatsapp' },
    figures: FIGURES,
  },
  STRAPI__COMPONENT_PAGE_TEXT: {
    __typename: 'STRAPI__COMPONENT_PAGE_TEXT',
    hidden: false,
    kicker: 'Buen Fin',
    title: 'Un texto',
    body: BODY,
    bodyPictures: [],
  },
  STRAPI__COMPONENT_PAGE_FEATURES: {
    __typename: 'STRAPI__COMPONENT_PAGE_FEATURES',
    ...HEAD,
    features: [
      { icon: 'star', title: 'Rápido', description: 'En un día.', href: '/servicios', image: null },
      { icon: null, title: 'Claro', description: null, href: null, image: null },
    ],
  },
  STRAPI__COMPONENT_PAGE_PICTURE_TEXT: {
    __typename: 'STRAPI__COMPONENT_PAGE_PICTURE_TEXT',
    hidden: false,
    imageSide: 'derecha',
    kicker: 'Buen Fin',
    title: 'Una imagen con texto',
    body: BODY,
    bodyPictures: [],
    image: null,
    primaryCta: LINK,
  },
  STRAPI__COMPONENT_PAGE_STEPS: {
    __typename: 'STRAPI__COMPONENT_PAGE_STEPS',
    ...HEAD,
    steps: [{ title: 'Propuesta', description: 'Por escrito.', icon: 'file' }],
  },
  STRAPI__COMPONENT_PAGE_FIGURES: {
    __typename: 'STRAPI__COMPONENT_PAGE_FIGURES',
    ...HEAD,
    figures: FIGURES,
  },
  STRAPI__COMPONENT_PAGE_PRODUCTS: {
    __typename: 'STRAPI__COMPONENT_PAGE_PRODUCTS',
    ...HEAD,
    shownProducts: [makeProduct({ slug: 'lector', name: 'Lector' })],
  },
  STRAPI__COMPONENT_PAGE_TESTIMONIALS: {
    __typename: 'STRAPI__COMPONENT_PAGE_TESTIMONIALS',
    ...HEAD,
    shownTestimonials: [
      { name: 'Marisol Cruz', position: 'Directora', company: null, content: 'Bien.', rating: 5 },
    ],
  },
  STRAPI__COMPONENT_PAGE_QUESTIONS: {
    __typename: 'STRAPI__COMPONENT_PAGE_QUESTIONS',
    ...HEAD,
    questions: [{ question: '¿Funciona sin internet?', answer: 'Sí.' }],
  },
  STRAPI__COMPONENT_PAGE_COMPARISON: {
    __typename: 'STRAPI__COMPONENT_PAGE_COMPARISON',
    ...HEAD,
    columns: ['Básico', 'Completo'],
    rows: [{ label: 'Factura', values: ['No', 'Sí'] }],
  },
  STRAPI__COMPONENT_PAGE_SERVICES: {
    __typename: 'STRAPI__COMPONENT_PAGE_SERVICES',
    ...HEAD,
    shownServices: [makeService(), makeService({ name: 'Capacitación', features: [] })],
  },
  STRAPI__COMPONENT_PAGE_PACKAGES: {
    __typename: 'STRAPI__COMPONENT_PAGE_PACKAGES',
    ...HEAD,
    shownPackages: [
      makePackage({ offerPrice: 6000, offerUntil: '2026-12-01T05:59:00.000Z' }),
      makePackage({ name: 'Tienda', popular: true, features: [] }),
    ],
  },
  STRAPI__COMPONENT_PAGE_CASES: {
    __typename: 'STRAPI__COMPONENT_PAGE_CASES',
    ...HEAD,
    shownCases: [makeCase()],
  },
  STRAPI__COMPONENT_PAGE_CLIENTS: {
    __typename: 'STRAPI__COMPONENT_PAGE_CLIENTS',
    ...HEAD,
    shownClients: [
      {
        id: 'yelvia',
        case: null,
        name: 'Casa Yelvia',
        url: 'https://yelvia.example',
        logo: { localFile: null },
      },
    ],
  },
  STRAPI__COMPONENT_PAGE_DOCUMENTS: {
    __typename: 'STRAPI__COMPONENT_PAGE_DOCUMENTS',
    ...HEAD,
    documents: [
      {
        label: 'Lista de precios',
        description: 'Vigente.',
        href: '/uploads/lista.pdf#pdf=1258291',
      },
      { label: 'Ficha', description: null, href: 'https://www.gob.mx/guia.pdf' },
    ],
  },
  STRAPI__COMPONENT_PAGE_GALLERY: {
    __typename: 'STRAPI__COMPONENT_PAGE_GALLERY',
    ...HEAD,
    pictures: [],
  },
  STRAPI__COMPONENT_PAGE_VIDEO: {
    __typename: 'STRAPI__COMPONENT_PAGE_VIDEO',
    ...HEAD,
    image: null,
    video: { fileUrl: '/static/archivos/0123456789abcdef.mp4' },
    captions: { fileUrl: '/static/archivos/fedcba9876543210.vtt' },
    videoUrl: null,
    duration: '1:35',
    recordedOn: '2026-11-20',
  },
  STRAPI__COMPONENT_PAGE_FORM: {
    __typename: 'STRAPI__COMPONENT_PAGE_FORM',
    ...HEAD,
    enquiryType: 'producto',
    subject: 'Oferta del Buen Fin',
    extraKind: 'opciones',
    extraLabel: '¿Cuántas mesas tienes?',
    extraOptions: ['Hasta 10', 'Más de 10'],
    extraRequired: true,
    thanksTitle: '¡Listo!',
    thanksText: 'Te llamamos hoy.',
    afterSending: 'descarga',
    download: { label: 'Lista de precios', href: '/uploads/lista.pdf#pdf=1258291' },
    formTexts: null,
    privacyVersion: '2026-10',
  },
  STRAPI__COMPONENT_PAGE_CALL_TO_ACTION: {
    __typename: 'STRAPI__COMPONENT_PAGE_CALL_TO_ACTION',
    ...HEAD,
    tone: 'marino',
    primaryCta: LINK,
    secondaryCta: null,
  },
};

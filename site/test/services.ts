/** Returns a web package; pass the fields the test is about. */
export function makePackage(
  overrides: Partial<Queries.PackageFieldsFragment> = {},
): Queries.PackageFieldsFragment {
  const name = overrides.name ?? 'Sitio de negocio';
  return {
    slug: slugOf(name),
    name,
    subtitle: 'Para generar solicitudes',
    description: 'Ocho páginas que explican tus servicios.',
    category: 'Sitio completo',
    features: ['Hasta 8 páginas', 'Panel propio', 'Formularios', 'Medición de visitas'],
    benefits: ['Recibes contactos con nombre'],
    priceMin: 7000,
    priceMax: 12000,
    tax: null,
    offerPrice: null,
    offerUntil: null,
    openEnded: false,
    deliveryTime: '7 a 10 días',
    idealFor: ['Clínicas'],
    popular: false,
    ...overrides,
  };
}

/** Returns a branding service or a chatbot. */
export function makeComplementaryService(
  overrides: Partial<Queries.ComplementaryServiceFieldsFragment> = {},
): Queries.ComplementaryServiceFieldsFragment {
  const name = overrides.name ?? 'Diseño de logotipo';
  return {
    slug: slugOf(name),
    name,
    description: 'Se lee igual en la lona y en el ticket.',
    features: ['Tres propuestas', 'Dos rondas', 'Archivos', 'Guía de uso'],
    priceMin: 1200,
    priceMax: 2500,
    tax: null,
    deliveryTime: '5 a 7 días hábiles',
    icon: 'palette',
    chatSummary: null,
    chat: [],
    image: null,
    ...overrides,
  };
}

/** Returns a consulting service. */
export function makeService(
  overrides: Partial<Queries.ConsultingServiceFieldsFragment> = {},
): Queries.ConsultingServiceFieldsFragment {
  const name = overrides.name ?? 'Mantenimiento y soporte';
  return {
    slug: slugOf(name),
    name,
    description: 'Respaldos y una persona que contesta.',
    features: ['Soporte 24/7', 'Respaldo diario'],
    price: 'Desde $500/mes',
    category: 'Soporte',
    icon: 'shield',
    image: null,
    ...overrides,
  };
}

const head = (title: string) => ({ kicker: null, title, description: null });

/** Returns the data of the services page; `lists` replaces single lists. */
export function makeServicesData(
  lists: Partial<Omit<Queries.ServicesPageQuery, 'page'>> = {},
): Queries.ServicesPageQuery {
  return {
    page: {
      shareCard: '/static/compartir/tarjeta.jpg',
      hero: {
        kicker: 'Servicios',
        title: 'Del diagnóstico *al soporte*',
        description: 'Con precio por escrito.',
        image: null,
        primaryCta: {
          label: 'Ver proyectos',
          target: 'enlace',
          href: '/portafolio',
          message: null,
        },
        secondaryCta: null,
        figures: [],
      },
      whyUsHead: head('¿Por qué *Tequiora*?'),
      whyUs: [1, 2, 3, 4].map((n) => ({ icon: 'target', title: `Razón ${n}`, description: 'Sí.' })),
      processHead: head('Cuatro pasos'),
      steps: ['Consulta', 'Propuesta', 'Desarrollo', 'Entrega'].map((title) => ({
        title,
        description: `Qué pasa en ${title}.`,
        icon: 'message',
      })),
      conditionsHead: head('Condiciones claras'),
      payments: [
        { percentage: 30, label: 'Anticipo', description: 'Al firmar.' },
        { percentage: 40, label: 'Avance', description: null },
        { percentage: 30, label: 'Entrega', description: null },
      ],
      conditions: ['Mantenimiento desde $500 al mes', 'Precios más IVA, con factura'],
      packagesHead: head('Paquetes web'),
      imageHead: head('Imagen'),
      botsHead: head('Chatbots'),
      consultingHead: head('Consultoría'),
      callToAction: null,
      seo: null,
    },
    packages: {
      nodes: [
        makePackage({ name: 'Página de presentación' }),
        makePackage({ popular: true }),
        makePackage({ name: 'Tienda en línea' }),
        makePackage({
          name: 'Plataforma a la medida',
          priceMin: 25000,
          priceMax: 40000,
          openEnded: true,
        }),
      ],
    },
    image: {
      nodes: [
        makeComplementaryService(),
        makeComplementaryService({ name: 'Tarjeta impresa', priceMin: 600, priceMax: 1200 }),
        makeComplementaryService({ name: 'Tarjeta NFC', priceMin: 1000, priceMax: 2500 }),
      ],
    },
    bots: {
      nodes: [
        makeComplementaryService({
          name: 'Asistente exprés',
          priceMin: 3000,
          priceMax: 8000,
          chatSummary: 'Conversación de ejemplo: aparta una mesa.',
          chat: [
            { author: 'cliente', text: '¿Abren mañana?', time: '23:14', replies: [] },
            { author: 'asistente', text: 'Sí. ¿A qué hora?', time: '23:14', replies: ['11:00'] },
          ],
        }),
        makeComplementaryService({ name: 'Seguimiento', priceMin: 8000, priceMax: 15000 }),
      ],
    },
    services: { nodes: [makeService(), makeService({ name: 'Apps móviles', slug: 'apps' })] },
    ...lists,
  };
}

export const emptyServicesData: Queries.ServicesPageQuery = {
  page: null,
  packages: { nodes: [] },
  image: { nodes: [] },
  bots: { nodes: [] },
  services: { nodes: [] },
};

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-');
}

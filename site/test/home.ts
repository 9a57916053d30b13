import { makeProduct } from './products.ts';

type Slide = Queries.HeroSlideFieldsFragment;
type Testimonial = Queries.TestimonialFieldsFragment;
type HomeData = Queries.HomePageQuery;

const picture = {
  alternativeText: 'Pantalla de venta',
  focalPoint: null,
  localFile: {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained' as const,
        width: 1600,
        height: 1200,
        images: { fallback: { src: '/static/pantalla.webp' }, sources: [] },
      },
    },
  },
};

export function makeSlide(number: number, overrides: Partial<Slide> = {}): Slide {
  return {
    label: `Solución ${number}`,
    icon: 'store',
    subtitle: 'Para comercios',
    title: `Título ${number} *destacado*`,
    description: 'Cobra y factura.',
    primaryCta: {
      label: `Pedir ${number}`,
      target: 'whatsapp',
      href: null,
      message: 'Hola, quiero una demostración',
    },
    secondaryCta: { label: `Ver ${number}`, target: 'enlace', href: '/productos', message: null },
    image: picture,
    features: ['Varias sucursales'],
    stats: [{ value: '200+', label: 'proyectos' }],
    gradient: 'anil',
    demo: null,
    ...overrides,
  };
}

export function makeTestimonial(number: number, overrides: Partial<Testimonial> = {}): Testimonial {
  return {
    id: `t${number}`,
    name: `Persona ${number}`,
    position: 'Directora',
    company: `Empresa ${number}`,
    content: `Palabras ${number}`,
    rating: 5,
    projectType: 'Reservaciones',
    avatar: null,
    results: [{ metric: 'Ocupación', value: '71%', improvement: '+34%' }],
    image: null,
    companyLogo: null,
    ...overrides,
  };
}

function makeHead(topic: string) {
  return { kicker: 'Sección', title: `Lo *mejor* de ${topic}`, description: 'Una frase.' };
}

const link = { label: 'Contactar', target: 'enlace', href: '/contacto', message: null };

export function times<Item>(count: number, make: (number: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

/** Returns all data of the home page. */
export function makeHomeData(): HomeData {
  return {
    page: {
      slides: times(4, (number) => makeSlide(number)),
      clientsTitle: 'Negocios que ya operan con nosotros',
      specialtiesHead: makeHead('especialidades'),
      specialties: times(4, (number) => ({
        icon: 'bed',
        title: `Especialidad ${number}`,
        description: 'Lo de todos los días.',
        href: '/productos',
        image: picture,
      })),
      productsHead: makeHead('productos'),
      servicesHead: makeHead('servicios'),
      about: {
        kicker: null,
        title: 'De Oaxaca',
        body: 'Vamos a tu local.',
        image: picture,
        stats: [{ value: '8+', label: 'años' }],
        cta: {
          label: 'Conoce al equipo',
          target: 'enlace',
          href: '/sobre-nosotros',
          message: null,
        },
      },
      testimonialsHead: makeHead('testimonios'),
      callToAction: { ...makeHead('contacto'), primaryCta: link, secondaryCta: null },
      arrangement: [],
      seo: null,
    },
    clients: { nodes: [{ id: 'c1', name: 'Casa Yelvia', url: null, case: null, logo: null }] },
    products: {
      nodes: [
        {
          ...makeProduct({
            slug: 'terminal',
            name: 'Terminal de venta',
            description: 'La conectas y cobras.',
            price: 12490,
            featured: true,
            category: { name: 'Terminales', slug: 'terminales' },
          }),
          image: picture,
        },
      ],
    },
    services: {
      nodes: times(3, (number) => ({
        slug: `servicio-${number}`,
        name: `Servicio ${number}`,
        description: 'Lo que incluye.',
        features: ['Uno', 'Dos', 'Tres', 'Cuatro'],
        price: 'Desde $500/mes',
      })),
    },
    testimonials: { nodes: times(5, (number) => makeTestimonial(number)) },
  };
}

/** Data of an empty CMS. */
export const emptyHomeData: HomeData = {
  page: null,
  clients: { nodes: [] },
  products: { nodes: [] },
  services: { nodes: [] },
  testimonials: { nodes: [] },
};

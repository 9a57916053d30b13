import type { CmsEditor } from '../../../scripts/lib/cms-editor.ts';

type Content = Record<string, unknown>;
type Related = Record<'image' | 'product' | 'category' | 'service' | 'package' | 'case', unknown> &
  Record<'testimonial' | 'client', unknown>;

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const BODY = [
  { type: 'heading', level: 3, children: [{ type: 'text', text: 'Antes de empezar' }] },
  paragraph('La instalación toma una mañana y tu equipo sigue cobrando mientras tanto.'),
  {
    type: 'list',
    format: 'unordered',
    children: [{ type: 'list-item', children: [{ type: 'text', text: 'Un contacto de red' }] }],
  },
];
const HEAD = {
  kicker: 'Para tu negocio',
  description: 'Lo que necesitas saber antes de decidir, en dos minutos.',
};
const LINK = { label: 'Ver los productos', target: 'enlace', href: '/productos' };
const CHAT = { label: 'Escribir por WhatsApp', target: 'whatsapp', message: 'Hola, Tequiora.' };
const FIGURES = ['200+', '98 %', '24/7'].map((value) => ({ value, label: 'de confianza' }));
const QUESTION = { question: '¿Funciona sin internet?', answer: 'Sí, y luego se sincroniza.' };

/** Each kind of section with what it requires, and with everything else that it can show. */
function sectionsOf(related: Related): [kind: string, required: Content, optional: Content][] {
  const { image } = related;
  return [
    [
      'hero',
      { variant: 'oscura' },
      { ...HEAD, image, primaryCta: LINK, secondaryCta: CHAT, figures: FIGURES },
    ],
    ['text', { body: BODY }, { kicker: 'Detalles' }],
    [
      'features',
      { features: [{ title: 'Rápido' }] },
      {
        ...HEAD,
        features: [
          { title: 'Rápido', description: 'En un día.', icon: 'zap', href: '/servicios' },
          { title: 'Claro', description: 'Sin letra chica.', image },
        ],
      },
    ],
    [
      'picture-text',
      { imageSide: 'derecha', body: BODY, image },
      { kicker: 'Así queda', primaryCta: LINK },
    ],
    [
      'steps',
      { steps: [{ title: 'Consulta', description: 'Te escuchamos.' }] },
      { ...HEAD, steps: [{ title: 'Consulta', description: 'Te escuchamos.', icon: 'message' }] },
    ],
    ['figures', { figures: FIGURES }, HEAD],
    ['products', { selection: 'destacados' }, HEAD],
    ['testimonials', { testimonials: related.testimonial }, HEAD],
    ['questions', { questions: [QUESTION] }, HEAD],
    [
      'comparison',
      { columns: [{ text: 'Básico' }], rows: [{ label: 'Facturación' }] },
      {
        ...HEAD,
        columns: ['Básico', 'Medio', 'Completo'].map((text) => ({ text })),
        rows: [{ label: 'Cajas', values: ['Una', 'Sí', 'No'].map((text) => ({ text })) }],
      },
    ],
    ['services', { services: related.service }, HEAD],
    ['packages', { packages: related.package }, HEAD],
    ['cases', { cases: related.case }, HEAD],
    ['clients', { clients: related.client }, HEAD],
    [
      'video',
      { image, videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      { ...HEAD, duration: '1:35', recordedOn: '2026-11-20' },
    ],
    [
      'documents',
      { documents: [{ label: 'Guía oficial', href: 'https://www.gob.mx/guia.pdf' }] },
      {
        ...HEAD,
        documents: [
          { label: 'Guía', description: 'Actualizada.', href: 'https://www.gob.mx/guia.pdf' },
        ],
      },
    ],
    ['gallery', { pictures: [image] }, HEAD],
    ['call-to-action', { tone: 'marino' }, { ...HEAD, primaryCta: CHAT, secondaryCta: LINK }],
  ];
}

/** Returns each kind of section twice, of entries of the demo content: filled, then with empty optional fields. */
export async function composeEverySection(cms: CmsEditor): Promise<object[]> {
  const connect = async (type: string) => {
    const entries = await cms.list(`api::${type}.${type}`, {}, 'published');
    return { connect: entries.slice(0, 3).map(({ documentId }) => ({ documentId })) };
  };
  const sections = sectionsOf({
    image: (await cms.findPicture('caso-hotel.webp')).id,
    product: await connect('product'),
    category: await connect('product-category'),
    service: await connect('service'),
    package: await connect('package'),
    case: await connect('case'),
    testimonial: await connect('testimonial'),
    client: await connect('client'),
  });
  const filled = sections.map(([kind, required, optional], index) => ({
    __component: `page.${kind}`,
    title: `Sección ${index + 1} *completa*`,
    ...required,
    ...optional,
  }));
  const sparse = sections.map(([kind, required], index) => ({
    __component: `page.${kind}`,
    title: `Sección ${index + 1} breve`,
    ...required,
  }));
  return [...filled, ...sparse];
}

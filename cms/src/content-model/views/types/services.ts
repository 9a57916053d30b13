import { list } from '../define-view';
import { anchor, help, icon, offerFields, order, seo, tax } from '../fields';
import type { Views } from '../view';

export const services: Views = {
  'api::service.service': list({
    columns: ['image', 'name', 'category', 'price'],
    pageSize: 50,
    sizes: { 4: ['price', 'icon', 'order'], 6: ['category', 'image', 'slug'], 8: ['name'] },
    fields: {
      name: help('Como se lee en la página de servicios.', 'Aplicaciones móviles'),
      price: [
        'Precio (texto)',
        'Tal como se lee en el sitio. En otros textos, {precio} pone su cantidad.',
        'Desde $24,000',
      ],
      description: help(
        'Qué incluye y a quién le sirve, en dos o tres frases.',
        'Pon pedidos, citas o puntos de lealtad en el teléfono de tus clientes.',
      ),
      category: help('El grupo en el que aparece.', 'Desarrollo'),
      icon,
      features: help('Lo que incluye. Entre cuatro y seis, cortas.'),
      image: help('Captura o dibujo, horizontal.'),
      slug: anchor,
      order,
      seo,
    },
  }),
  'api::package.package': list({
    columns: ['name', 'category', 'priceMin', 'priceMax', 'popular'],
    sizes: {
      4: [
        'priceMin',
        'priceMax',
        'openEnded',
        'tax',
        'offerPrice',
        'offerFrom',
        'offerUntil',
        'deliveryTime',
        'category',
        'popular',
        'order',
      ],
      6: ['name', 'subtitle', 'slug'],
    },
    fields: {
      name: help('Como se lee en la tarjeta del paquete.', 'Sitio de negocio'),
      subtitle: help('Para qué sirve, en pocas palabras.', 'Para generar solicitudes'),
      description: help(
        'Qué recibe el cliente, en dos o tres frases.',
        'Hasta ocho páginas que explican tus servicios.',
      ),
      priceMin: help('En pesos, sin centavos. En los textos, escribe {precio}.', '7000'),
      priceMax: help('En pesos. Vacío si es un solo precio.', '12000'),
      openEnded: ['Precio abierto («o más»)', 'Agrega un «+» después del precio más alto.'],
      tax,
      ...offerFields('Un solo precio, menor que el precio mínimo.', '5900'),
      deliveryTime: help('Tal como se lee en el sitio.', '7 a 10 días hábiles'),
      category: help('El tamaño del sitio.', 'Sitio completo'),
      popular: ['Más popular', 'Lleva la etiqueta «Más popular». Conviene que sea uno solo.'],
      features: help('Lo que incluye. Entre cuatro y seis, cortas.'),
      benefits: help('Lo que gana el cliente, con cifras si las hay.'),
      idealFor: help('Los negocios a los que más les sirve.'),
      slug: anchor,
      order,
    },
  }),
  'api::complementary-service.complementary-service': list({
    columns: ['image', 'name', 'kind', 'priceMin', 'priceMax'],
    sizes: {
      4: ['kind', 'priceMin', 'priceMax', 'tax', 'deliveryTime', 'order'],
      6: ['image', 'icon', 'slug'],
      8: ['name'],
    },
    fields: {
      name: help('Como se lee en la página de servicios.', 'Tarjeta NFC'),
      kind: help('En qué parte de la página de servicios aparece.'),
      description: help(
        'Qué recibe el cliente, en dos o tres frases.',
        'La acercas a un celular y se guardan tu contacto y tu catálogo.',
      ),
      priceMin: help('En pesos, sin centavos. En los textos, escribe {precio}.', '1200'),
      priceMax: help('En pesos. Vacío si es un solo precio.', '2500'),
      tax,
      deliveryTime: help('Tal como se lee en el sitio.', '5 a 7 días hábiles'),
      features: help('Lo que incluye. Entre tres y cinco, cortas.'),
      image: help('Foto o captura, horizontal.'),
      icon,
      chatSummary: [
        'Conversación de ejemplo, en una frase',
        'La escucha quien no puede ver la conversación.',
        'Un cliente pregunta por el precio y el asistente se lo da.',
      ],
      chat: ['Conversación de ejemplo', 'Los mensajes que se ven en el celular del dibujo.'],
      slug: anchor,
      order,
    },
  }),
};

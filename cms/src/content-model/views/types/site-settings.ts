import { page } from '../define-view';
import { help } from '../fields';
import type { Views } from '../view';

export const siteSettings: Views = {
  'api::site-settings.site-settings': page({
    sizes: {
      4: ['logoVersion', 'foundingYear', 'rating', 'phone', 'whatsapp', 'email', 'responseHours'],
      6: ['companyName', 'tagline', 'newsletterTitle', 'newsletterDescription'],
      8: ['responseText'],
    },
    fields: {
      companyName: help('Como se lee en todo el sitio.', 'Tequiora'),
      tagline: help('La frase que acompaña al nombre.', 'Soluciones Tecnológicas Reales'),
      logoVersion: ['Versión del logotipo', 'La que llevan el encabezado y el pie.'],
      foundingYear: ['Año de fundación', 'Con cuatro cifras.', '2016'],
      rating: ['Calificación mostrada', 'De 1 a 5, con un decimal.', '4.8'],
      phone: help('Con lada, como lo escribas.', '951 123 4567'),
      whatsapp: help('Con lada, como lo escribas.', '951 123 4567'),
      email: help('Al que escriben los clientes.', 'hola@empresa.mx'),
      address: help('Donde se atiende al público.'),
      mapsUrl: [
        'Enlace al mapa',
        'Vacío, el mapa busca el domicilio. Para señalar el punto exacto, pega el enlace de «Compartir».',
        'https://maps.app.goo.gl/…',
      ],
      hours: help(
        'Cuándo se contesta: uno para cada parte del día, como mañana, tarde y sábado. En los textos, escribe {horario}.',
      ),
      closures: ['Cierres', 'Vacaciones y otros días en que no se atiende.'],
      responseText: [
        'Promesa de respuesta',
        'La misma promesa, como se lee en el sitio. En los textos, escribe {respuesta}.',
        'Respuesta en menos de 2 horas',
      ],
      responseHours: [
        'Horas para responder',
        'Horas hábiles que hay para contestar una consulta: con ellas cuenta el tablero. En los textos, escribe {plazo}.',
        '2',
      ],
      greetings: help('Lo que ya va escrito al abrir WhatsApp desde el sitio.'),
      claims: ['Cifras principales', 'Las que se repiten en el sitio, como «200+ proyectos».'],
      socialLinks: ['Redes sociales', 'Las que no tienen dirección no se enlazan.'],
      footerDescription: [
        'Descripción del pie de página',
        'A qué se dedica la empresa, en dos frases.',
        'Sistemas de venta, reservaciones y pantallas para negocios.',
      ],
      newsletterTitle: ['Título del boletín', 'Invita a suscribirse.', 'Una idea útil al mes'],
      newsletterDescription: [
        'Descripción del boletín',
        'Qué se recibe y cada cuándo.',
        'Trucos de mostrador y casos con números.',
      ],
      privacyNotice: [
        'Aviso breve de privacidad',
        'Va junto al botón de los formularios.',
        'Usamos tus datos solo para lo que nos pides.',
      ],
      lossReasons: [
        'Motivos de pérdida',
        'Los que se eligen en el tablero cuando alguien no compró. «Otro motivo» ya está.',
      ],
      seo: help('Vale para las páginas que no tienen lo suyo.'),
    },
  }),
};

import { fieldLabel } from '../../../../contracts/field-names';
import { icon } from '../fields';
import type { Views } from '../view';

export const sharedComponents: Views = {
  'shared.bullet': {
    title: 'text',
    editor: [{ text: 12 }],
    fields: { text: [fieldLabel('text'), 'Un punto de la lista, corto.', 'Funciona sin internet'] },
  },
  'shared.seo': {
    title: 'title',
    editor: [{ title: 12 }, { description: 12 }, { shareImage: 6, noindex: 6 }],
    fields: {
      title: [
        'Título para buscadores',
        'Los buscadores muestran unos 60 caracteres.',
        'Impresora térmica de 80 mm con corte | Tequiora',
      ],
      description: [
        'Descripción para buscadores',
        'Los buscadores muestran unos 160 caracteres. Escribe {precio} o {horario}, y cambiarán solos.',
        'Impresora de tickets de 80 mm con corte automático, red y USB.',
      ],
      shareImage: ['Imagen al compartir', 'La que muestran las redes, de 1200 × 630 puntos.'],
      noindex: ['Ocultar a los buscadores', 'La página se ve, pero no aparece al buscar.'],
    },
  },
  'shared.stat': {
    title: 'label',
    editor: [{ value: 4, label: 8 }],
    fields: {
      value: [fieldLabel('value'), 'La cifra, con su signo.', '200+'],
      label: [fieldLabel('label'), 'Qué cuenta esa cifra.', 'proyectos'],
    },
  },
  'shared.link': {
    title: 'label',
    editor: [{ label: 6, target: 6 }, { href: 12 }, { message: 12 }],
    fields: {
      label: ['Texto', 'Lo que se lee en el botón.', 'Ver productos'],
      target: ['Destino', 'Si abre una dirección o un mensaje de WhatsApp.'],
      href: [
        'Dirección',
        'Una página del sitio, que empieza con /, o una dirección completa con https.',
        '/productos',
      ],
      message: [
        'Mensaje de WhatsApp',
        'Lo que ya va escrito al abrir WhatsApp.',
        'Hola, Tequiora. Quiero una demostración.',
      ],
    },
  },
  'shared.pricing': {
    title: 'amount',
    editor: [{ amount: 4, period: 4 }, { note: 12 }],
    fields: {
      amount: [
        `${fieldLabel('amount')} (MXN)`,
        'En pesos, sin IVA y con punto para los centavos. En los textos, escribe {precio}.',
        '299',
      ],
      period: [fieldLabel('period'), 'Cada cuándo se paga.', 'mes'],
      note: ['Nota', 'Lo que hay que saber del precio.', 'Por caja, más IVA.'],
    },
  },
  'shared.quote': {
    title: 'author',
    editor: [{ quote: 12 }, { author: 6, position: 6 }],
    fields: {
      quote: [
        fieldLabel('quote'),
        'Sus palabras, sin comillas.',
        'Recepción lo aprendió en un día.',
      ],
      author: [fieldLabel('author'), 'Quién lo dijo.', 'Marisol Cruz Santiago'],
      position: ['Puesto', 'Su cargo y su empresa.', 'Directora de Casa Yelvia'],
    },
  },
  'shared.case-result': {
    title: 'metric',
    editor: [
      { metric: 6, value: 6 },
      { description: 8, icon: 4 },
    ],
    fields: {
      metric: [fieldLabel('metric'), 'Qué se midió.', 'Ocupación promedio'],
      value: [fieldLabel('value'), 'La cifra, con su signo.', '+34%'],
      description: [
        fieldLabel('description'),
        'De cuánto a cuánto, o en qué tiempo.',
        'De 53% a 71% en un año',
      ],
      icon,
    },
  },
  'shared.chat-line': {
    title: 'text',
    editor: [{ author: 6, time: 6 }, { text: 12 }, { replies: 12 }],
    fields: {
      author: ['Quién habla', 'El cliente o el asistente.'],
      text: ['Mensaje', 'Corto, como se escribe en WhatsApp.', '¿Cuánto cuesta la instalación?'],
      time: ['Hora', 'De 24 horas, con dos cifras cada parte.', '09:41'],
      replies: ['Botones de respuesta', 'Los que ofrece el asistente con su mensaje.'],
    },
  },
  'shared.testimonial-result': {
    title: 'metric',
    editor: [{ metric: 4, value: 4, improvement: 4 }],
    fields: {
      metric: [fieldLabel('metric'), 'Qué se midió.', 'Tiempo de registro'],
      value: [fieldLabel('value'), 'Cómo quedó.', '4.5 min'],
      improvement: ['Mejora', 'Cuánto cambió.', '−68%'],
    },
  },
  'shared.address': {
    title: 'city',
    editor: [
      { street: 8, postalCode: 4 },
      { city: 4, region: 4, country: 4 },
    ],
    fields: {
      street: ['Calle y número', 'También la colonia.', 'Calle del Tequio 24, Centro'],
      city: [fieldLabel('city'), 'Con su nombre completo.', 'Oaxaca de Juárez'],
      region: [fieldLabel('region'), 'Sin abreviar.', 'Oaxaca'],
      postalCode: ['Código postal', 'Cinco cifras.', '68000'],
      country: [fieldLabel('country'), 'Sin abreviar.', 'México'],
    },
  },
  'shared.business-hours': {
    title: 'label',
    editor: [{ label: 12 }, { firstDay: 6, lastDay: 6 }, { opens: 6, closes: 6 }],
    fields: {
      label: ['Días en texto', 'Como se leen en el sitio.', 'Lunes a viernes'],
      firstDay: ['Primer día (1 = lunes)', 'Con números: el 7 es domingo.', '1'],
      lastDay: ['Último día (7 = domingo)', 'Con números: el 5 es viernes.', '5'],
      opens: ['Abre (HH:MM)', 'De 24 horas, con dos cifras cada parte.', '09:00'],
      closes: ['Cierra (HH:MM)', 'De 24 horas, con dos cifras cada parte.', '18:00'],
    },
  },
  'shared.social-link': {
    title: 'network',
    editor: [{ network: 4, url: 8 }],
    fields: {
      network: ['Red', 'Cuál es.'],
      url: [
        'Dirección',
        'La del perfil, completa y con https.',
        'https://www.instagram.com/tequiora',
      ],
    },
  },
  'shared.greetings': {
    title: 'general',
    editor: [
      { general: 12 },
      { product: 12 },
      { service: 12 },
      { demo: 12 },
      { project: 12 },
      { quote: 12 },
    ],
    fields: {
      general: ['General', 'Desde cualquier página.', 'Hola, Tequiora. Quiero información.'],
      product: [
        'Producto',
        '{nombre} se cambia por el nombre del producto.',
        'Hola, Tequiora. Me interesa {nombre}.',
      ],
      service: [
        'Servicio',
        '{nombre} se cambia por el nombre del servicio.',
        'Hola, Tequiora. Me interesa el servicio «{nombre}».',
      ],
      demo: [
        'Demostración',
        '{nombre} se cambia por el nombre del producto.',
        'Hola, Tequiora. Quiero una demostración de {nombre}.',
      ],
      project: [
        'Proyecto',
        '{nombre} se cambia por el nombre del caso.',
        'Hola, Tequiora. Vi el proyecto «{nombre}» en su portafolio.',
      ],
      quote: [
        'Cotización',
        '{nombre} se cambia por el nombre del paquete.',
        'Hola, Tequiora. Quiero cotizar «{nombre}».',
      ],
    },
  },
};

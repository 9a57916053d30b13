import { fieldLabel } from '../../../../contracts/field-names';
import { component } from '../define-view';
import { help, icon, tax } from '../fields';
import type { Views } from '../view';

export const sharedComponents: Views = {
  'shared.bullet': component({
    title: 'text',
    fields: { text: help('Un punto de la lista, corto.', 'Funciona sin internet') },
  }),
  'shared.seo': component({
    title: 'title',
    sizes: { 6: ['shareImage', 'noindex'] },
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
  }),
  'shared.specification': component({
    title: 'name',
    sizes: { 4: ['name'], 8: ['value'] },
    fields: {
      name: help('Qué se mide o se conecta.', 'Conexiones'),
      value: help('Con su unidad.', 'USB, red y cajón de dinero'),
    },
  }),
  'shared.chart-point': component({
    title: 'label',
    sizes: { 4: ['label', 'quantity', 'text'] },
    fields: {
      label: ['Nombre', 'Debajo de la barra.', '2024'],
      quantity: ['Cantidad', 'Solo el número: de él sale el alto de la barra.', '71'],
      text: ['Cifra', 'Arriba de la barra, con su unidad.', '71%'],
    },
  }),
  'shared.plan-rate': component({
    title: 'included',
    sizes: { 6: ['included', 'extra'] },
    fields: {
      included: ['Incluye', 'Cuántas entran en el precio del plan.', '2'],
      extra: [
        'Una más (MXN)',
        'Lo que cuesta cada una que pasa de las incluidas. Si lo dejas vacío, el plan no admite más.',
        '249',
      ],
    },
  }),
  'shared.stat': component({
    title: 'label',
    sizes: { 4: ['value'], 8: ['label'] },
    fields: {
      value: help('La cifra, con su signo.', '200+'),
      label: help('Qué cuenta esa cifra.', 'proyectos'),
    },
  }),
  'shared.link': component({
    title: 'label',
    sizes: { 6: ['label', 'target'] },
    fields: {
      label: ['Texto', 'Lo que se lee en el botón.', 'Ver productos'],
      target: ['Destino', 'Si abre una dirección o un mensaje de WhatsApp.'],
      href: help(
        'Una página del sitio, que empieza con /, una dirección completa con https, o un PDF de la biblioteca de medios.',
        '/productos',
      ),
      message: [
        'Mensaje de WhatsApp',
        'Lo que ya va escrito al abrir WhatsApp.',
        'Hola, Tequiora. Quiero una demostración.',
      ],
    },
  }),
  'shared.pricing': component({
    title: 'amount',
    sizes: { 4: ['amount', 'period', 'tax'] },
    fields: {
      amount: [
        `${fieldLabel('amount')} (MXN)`,
        'En pesos, con punto para los centavos. En los textos, escribe {precio}.',
        '299',
      ],
      period: help('Cada cuándo se paga.', 'mes'),
      tax,
      note: ['Nota', 'Lo que hay que saber del precio.', 'Por caja, con instalación remota.'],
    },
  }),
  'shared.quote': component({
    title: 'author',
    sizes: { 6: ['author', 'position'] },
    fields: {
      quote: help('Sus palabras, sin comillas.', 'Recepción lo aprendió en un día.'),
      author: help('Quién lo dijo.', 'Marisol Cruz Santiago'),
      position: help('Su cargo y su empresa.', 'Directora de Casa Yelvia'),
    },
  }),
  'shared.case-result': component({
    title: 'metric',
    sizes: { 4: ['icon'], 6: ['metric', 'value'], 8: ['description'] },
    fields: {
      metric: help('Qué se midió.', 'Ocupación promedio'),
      value: help('La cifra, con su signo.', '+34%'),
      description: help('De cuánto a cuánto, o en qué tiempo.', 'De 53% a 71% en un año'),
      icon,
    },
  }),
  'shared.chat-line': component({
    title: 'text',
    sizes: { 6: ['author', 'time'] },
    fields: {
      author: ['Quién habla', 'El cliente o el asistente.'],
      time: ['Hora', 'De 24 horas, con dos cifras cada parte.', '09:41'],
      text: ['Mensaje', 'Corto, como se escribe en WhatsApp.', '¿Cuánto cuesta la instalación?'],
      replies: ['Botones de respuesta', 'Los que ofrece el asistente con su mensaje.'],
    },
  }),
  'shared.testimonial-result': component({
    title: 'metric',
    sizes: { 4: ['metric', 'value', 'improvement'] },
    fields: {
      metric: help('Qué se midió.', 'Tiempo de registro'),
      value: help('Cómo quedó.', '4.5 min'),
      improvement: ['Mejora', 'Cuánto cambió.', '−68%'],
    },
  }),
  'shared.address': component({
    title: 'city',
    sizes: { 4: ['postalCode', 'city', 'region', 'country'], 8: ['street'] },
    fields: {
      street: ['Calle y número', 'También la colonia.', 'Calle del Tequio 24, Centro'],
      postalCode: ['Código postal', 'Cinco cifras.', '68000'],
      city: help('Con su nombre completo.', 'Oaxaca de Juárez'),
      region: help('Sin abreviar.', 'Oaxaca'),
      country: help('Sin abreviar.', 'México'),
    },
  }),
  'shared.business-hours': component({
    title: 'label',
    hidden: ['label'],
    sizes: { 6: ['firstDay', 'lastDay', 'opens', 'closes'] },
    fields: {
      label: ['Título', 'Los días y las horas; se escribe solo.', 'Lunes a viernes, 9:00–18:00'],
      firstDay: ['Del día', 'El primero de los días con estas horas.', 'lunes'],
      lastDay: ['Al día', 'El último. Para un solo día, elige el mismo.', 'viernes'],
      opens: ['Abre', 'De 24 horas. Para todo el día, de 00:00 a 00:00.', '09:00'],
      closes: ['Cierra', 'Si cierran a comer, agrega otro horario para la tarde.', '18:00'],
    },
  }),
  'shared.closure': component({
    title: 'reason',
    sizes: { 6: ['firstDay', 'lastDay'] },
    fields: {
      firstDay: ['Primer día cerrado', 'Desde cuándo. Los días festivos de ley ya están contados.'],
      lastDay: ['Último día cerrado', 'Solo si son varios días seguidos.'],
      reason: ['Motivo', 'Para el equipo; no se ve en el sitio.', 'Vacaciones de fin de año'],
    },
  }),
  'shared.loss-reason': component({
    title: 'reason',
    fields: { reason: ['Motivo', 'En pocas palabras.', 'El precio'] },
  }),
  'shared.social-link': component({
    title: 'network',
    sizes: { 4: ['network'], 8: ['url'] },
    fields: {
      network: ['Red', 'Cuál es.'],
      url: [
        'Dirección',
        'La del perfil, completa y con https.',
        'https://www.instagram.com/tequiora',
      ],
    },
  }),
  'shared.greetings': component({
    title: 'general',
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
      search: [
        'Búsqueda sin resultados',
        'Del catálogo, cuando no se encuentra nada. {nombre} se cambia por lo que la persona escribió.',
        'Hola, Tequiora. Busqué «{nombre}» en su catálogo y no lo encontré.',
      ],
    },
  }),
};

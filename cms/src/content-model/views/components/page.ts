import { VIDEO_MEBIBYTES } from '../../../../contracts/catalogue';
import { component } from '../define-view';
import { help, titleField } from '../fields';
import type { Views } from '../view';

const kicker = help('Una o dos palabras, arriba del título.', 'Buen Fin');
const description = help('Una o dos frases, debajo del título.', 'Del 13 al 16 de noviembre.');
const hidden = help('La guarda sin mostrarla. Sirve para prepararla o para descansarla un tiempo.');

/** Describes a section with a head and lists of its own. */
function listSection(title: string, own: Parameters<typeof component>[0]['fields']) {
  return component({
    title: 'title',
    sizes: { 4: ['kicker'], 6: ['hidden'], 8: ['title'] },
    fields: { kicker, title: titleField(title), description, ...own, hidden },
  });
}

/** The sections that staff compose pages of. */
export const pageSections: Views = {
  'page.hero': component({
    title: 'title',
    sizes: { 4: ['variant', 'kicker'], 6: ['image', 'hidden'], 8: ['title'] },
    fields: {
      variant: ['Estilo', 'Clara u oscura con imagen al lado, o solo texto.'],
      kicker,
      title: titleField('Equipa tu negocio *en el Buen Fin*'),
      description,
      image: help('Horizontal y grande: va al lado del texto.'),
      primaryCta: help('Lo que más queremos que haga quien lee.'),
      secondaryCta: help('Otra cosa que puede hacer.'),
      figures: help('De preferencia tres, cortas.'),
      hidden,
    },
  }),
  'page.text': component({
    title: 'title',
    sizes: { 4: ['kicker'], 6: ['hidden'], 8: ['title'] },
    fields: {
      kicker,
      title: titleField('Cómo funciona la promoción'),
      body: help('Párrafos, listas, títulos e imágenes. Puedes pegarlo desde Word.'),
      hidden,
    },
  }),
  'page.features': listSection('Lo que incluye', {
    features: ['Tarjetas', 'De preferencia tres, cuatro o seis.'],
  }),
  'page.picture-text': component({
    title: 'title',
    sizes: { 4: ['imageSide', 'kicker'], 6: ['image', 'hidden'], 8: ['title'] },
    fields: {
      imageSide: ['Lado de la imagen', 'En el celular siempre va arriba del texto.'],
      kicker,
      title: titleField('Así se ve *en tu cocina*'),
      body: help('Uno o dos párrafos, o una lista corta.'),
      image: help('Horizontal, de lo que cuenta el texto.'),
      primaryCta: help('A dónde se va para saber más. Puede quedar vacío.'),
      hidden,
    },
  }),
  'page.steps': listSection('Cómo empezamos', {
    steps: ['Pasos', 'De preferencia tres o cuatro.'],
  }),
  'page.figures': listSection('En números', { figures: help('De preferencia cuatro, cortas.') }),
  'page.questions': listSection('Lo que más nos preguntan', {
    questions: ['Preguntas', 'Las de verdad, como las hace la gente.'],
  }),
  'page.comparison': listSection('¿Cuál te conviene?', {
    columns: ['Columnas', 'El nombre de cada opción. De preferencia dos o tres.'],
    rows: ['Renglones', 'Lo que se compara.'],
  }),
  'page.testimonials': listSection('Lo que dicen quienes ya lo usan', {
    testimonials: ['Testimonios', 'De preferencia dos o tres; sin elegir, salen todos.'],
  }),
  'page.products': component({
    title: 'title',
    sizes: { 4: ['selection', 'kicker'], 6: ['category', 'hidden'], 8: ['title'] },
    fields: {
      selection: ['Cuáles', 'Los que elijas abajo, los de una categoría o los destacados.'],
      kicker,
      title: titleField('Lo que necesitas para empezar'),
      description,
      products: ['Productos', 'Los elegidos, en este orden.'],
      category: help('Cuando se muestran los de una categoría.'),
      hidden,
    },
  }),
  'page.services': listSection('Lo que hacemos por ti', {
    services: ['Servicios', 'Los elegidos, en este orden; sin elegir, salen todos.'],
  }),
  'page.packages': listSection('Un precio *por escrito*', {
    packages: ['Paquetes', 'De preferencia dos o tres; sin elegir, salen todos.'],
  }),
  'page.cases': listSection('Negocios como el tuyo', {
    cases: ['Casos', 'De preferencia tres; sin elegir, salen los tres más recientes.'],
  }),
  'page.clients': listSection('Ya trabajan con nosotros', {
    clients: ['Clientes', 'Los elegidos, en este orden; sin elegir, salen todos.'],
  }),
  'page.documents': listSection('Para leer con calma', {
    documents: ['Documentos', 'Hasta 30 archivos PDF, en este orden.'],
  }),
  'page.gallery': listSection('Así quedó', {
    pictures: ['Imágenes', 'De preferencia tres, cuatro o seis, todas horizontales.'],
  }),
  'page.video': component({
    title: 'title',
    sizes: {
      4: ['kicker'],
      6: ['video', 'captions', 'duration', 'recordedOn', 'hidden'],
      8: ['title'],
    },
    fields: {
      kicker,
      title: titleField('Así se cobra en la terminal'),
      description,
      image: help('Lo que se ve antes de empezar. Horizontal, de 16 a 9.'),
      video: [
        'Archivo del video',
        `MP4 (H.264), hasta ${VIDEO_MEBIBYTES} MB. Con este, deja vacía la dirección.`,
      ],
      captions: ['Subtítulos', 'Un archivo .vtt, para quien no puede oírlo. Pueden quedar vacíos.'],
      videoUrl: [
        'Dirección en YouTube o Vimeo',
        'En lugar del archivo. Nada se carga de ahí hasta que alguien toca la imagen.',
        'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      ],
      duration: ['Duración', 'En minutos y segundos. Puede quedar vacía.', '1:35'],
      recordedOn: ['Fecha del video', 'Con ella y la descripción lo muestran los buscadores.'],
      hidden,
    },
  }),
  'page.form': component({
    title: 'title',
    sizes: {
      4: ['enquiryType', 'extraKind', 'extraRequired', 'afterSending', 'kicker'],
      6: ['hidden'],
      8: ['subject', 'extraLabel', 'thanksTitle', 'title'],
    },
    fields: {
      kicker,
      title: titleField('Pide tu cotización'),
      description,
      enquiryType: ['Tipo de consulta', 'Con él llega al tablero.'],
      subject: [
        'Asunto',
        'De qué trata; se lee en el tablero y en el aviso.',
        'Oferta del Buen Fin',
      ],
      extraKind: ['Pregunta adicional', 'Una más, con respuesta libre o con opciones.'],
      extraLabel: ['Texto de la pregunta', 'Corto.', '¿Cuántas mesas tienes?'],
      extraRequired: ['Es obligatoria', 'Sin respuesta no se envía.'],
      extraOptions: ['Opciones', 'Para una pregunta con opciones: al menos dos.'],
      afterSending: ['Después de enviar', 'Un mensaje, con un documento o con WhatsApp.'],
      thanksTitle: ['Título de las gracias', 'Vacío: el del formulario de contacto.', '¡Listo!'],
      thanksText: [
        'Texto de las gracias',
        'Vacío: el del formulario de contacto.',
        'Te llamamos hoy mismo con tu cotización.',
      ],
      download: ['Documento', 'El que se descarga después de enviar.'],
      hidden,
    },
  }),
  'page.call-to-action': component({
    title: 'title',
    sizes: { 4: ['tone', 'kicker'], 6: ['hidden'], 8: ['title'] },
    fields: {
      tone: help('Azul llama más; azul marino acompaña a un botón de WhatsApp.'),
      kicker,
      title: titleField('¿Empezamos *esta semana*?'),
      description,
      primaryCta: help('Lo que más queremos que haga quien lee.'),
      secondaryCta: help('Otra cosa que puede hacer.'),
      hidden,
    },
  }),
};

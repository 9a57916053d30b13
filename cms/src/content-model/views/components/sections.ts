import { fieldLabel } from '../../../../contracts/field-names';
import { component } from '../define-view';
import { help, icon, titleField } from '../fields';
import type { Views } from '../view';

const kicker = help('Una o dos palabras, arriba del título.', 'Servicios');
const description = help(
  'Una o dos frases, debajo del título.',
  'Con precio por escrito antes de empezar.',
);
const primaryCta = help('Lo que más queremos que haga quien lee.');
const secondaryCta = help('Otra cosa que puede hacer.');
const figures = help('De preferencia tres, cortas.');

export const sectionComponents: Views = {
  'sections.section-head': component({
    title: 'title',
    sizes: { 4: ['kicker'], 8: ['title'] },
    fields: { kicker, title: titleField('¿Por qué *Tequiora*?'), description },
  }),
  'sections.page-hero': component({
    title: 'title',
    sizes: { 4: ['kicker'], 6: ['image'], 8: ['title'] },
    fields: {
      kicker,
      title: titleField('Cuéntanos qué pasa *en tu negocio*'),
      description,
      image: help('Horizontal y grande: ocupa el lado de la portada.'),
      primaryCta,
      secondaryCta,
      figures,
    },
  }),
  'sections.hero-slide': component({
    title: 'label',
    sizes: { 6: ['label', 'icon', 'subtitle', 'title', 'image', 'gradient', 'demo'] },
    fields: {
      label: ['Etiqueta corta', 'Con ella se elige la diapositiva.', 'Hoteles'],
      icon,
      subtitle: ['Antetítulo', 'Arriba del título.', 'Reservaciones para hoteles'],
      title: titleField('Llena tu hotel *sin dobles reservas*'),
      description: help(
        'Una o dos frases.',
        'Un solo calendario para recepción, tu página y los portales.',
      ),
      image: help('Captura del sistema en su equipo, horizontal.'),
      gradient: help('Los colores del fondo.'),
      demo: [
        'Muestra para tocar',
        'Sobre la imagen, un botón abre un sistema de prueba que la persona usa ahí mismo. Si no eliges una, solo se ve la imagen.',
      ],
      primaryCta,
      secondaryCta,
      features: help('De preferencia tres, de dos o tres palabras.'),
      stats: figures,
    },
  }),
  'sections.feature': component({
    title: 'title',
    sizes: { 4: ['icon'], 6: ['image', 'href'], 8: ['title'] },
    fields: {
      title: help('Corto: es el de una tarjeta.', 'Primero medimos'),
      icon,
      description: help(
        'Una o dos frases.',
        'Repetimos la medición al entregar y ves las dos cifras.',
      ),
      image: help('Si la tarjeta lleva una.'),
      href: help('A dónde lleva la tarjeta: empieza con /, o con https.', '/servicios'),
    },
  }),
  'sections.step': component({
    title: 'title',
    sizes: { 4: ['icon'], 8: ['title'] },
    fields: {
      title: help('El nombre del paso.', 'Propuesta'),
      icon,
      description: help('Qué pasa en él.', 'Te damos precio y fecha por escrito.'),
    },
  }),
  'sections.question': component({
    title: 'question',
    fields: {
      question: ['Pregunta', 'Con sus signos.', '¿Funciona sin internet?'],
      answer: [
        'Respuesta',
        'Directa, en dos o tres frases.',
        'Sí: las ventas se guardan y se envían después.',
      ],
    },
  }),
  'sections.day-step': component({
    title: 'title',
    startsRow: 'image',
    sizes: { 4: ['time', 'noteX', 'noteY'], 6: ['image', 'note'], 8: ['title'] },
    fields: {
      time: ['Hora', 'Como se dice, o el momento del día.', '8:45'],
      title: help('Lo que pasa a esa hora.', 'Abres con el cambio contado'),
      description: help(
        'Dos o tres frases, con lo que antes costaba trabajo.',
        'La caja pide el fondo y lo compara con el corte de anoche.',
      ),
      image: help('Captura horizontal de la pantalla de ese momento. Puede quedar vacía.'),
      note: [
        'Nota sobre la imagen',
        'Un detalle de la captura que hay que ver. Va unida a su lugar con una línea.',
        'El faltante de anoche, con nombre',
      ],
      noteX: [
        'Lugar de la nota, de izquierda a derecha',
        'De 0, el borde izquierdo, a 100, el derecho.',
        '70',
      ],
      noteY: [
        'Lugar de la nota, de arriba abajo',
        'De 0, el borde de arriba, a 100, el de abajo.',
        '40',
      ],
    },
  }),
  'sections.client-figure': component({
    title: 'value',
    sizes: { 4: ['value'], 8: ['description'] },
    fields: {
      value: help('La cifra, con su unidad.', '8 min'),
      description: help(
        'Qué mide y de quién es.',
        'tarda Raizana en cerrar sus cajas; antes eran 40.',
      ),
    },
  }),
  'sections.bar-chart': component({
    title: 'title',
    fields: {
      title: help('Qué se mide, con su unidad.', 'Habitaciones ocupadas de cada 100'),
      points: ['Barras', 'De dos a ocho, en orden.'],
    },
  }),
  'sections.plan-unit': component({
    title: 'plural',
    sizes: { 6: ['singular', 'plural', 'start', 'max'] },
    fields: {
      singular: ['Una', 'En minúsculas.', 'caja'],
      plural: ['Varias', 'En minúsculas.', 'cajas'],
      start: ['Cantidad del ejemplo', 'La que trae la tabla antes de que alguien elija.', '3'],
      max: [
        'Cantidad más alta',
        'Hasta dónde se puede elegir; más que eso se cotiza aparte.',
        '30',
      ],
    },
  }),
  'sections.system-plan': component({
    title: 'name',
    sizes: { 4: ['amount'], 8: ['name'] },
    fields: {
      name: help('Corto.', 'Sucursales'),
      amount: [
        `${fieldLabel('amount')} (MXN)`,
        'Lo que cuesta con lo que incluye, en el periodo y con el impuesto del precio del sistema.',
        '749',
      ],
      description: help('Para quién es.', 'Dos tiendas que comparten inventario'),
      rates: [
        'Cuántas incluye',
        'Una por cada cosa de «Qué se cuenta para cobrar», en el mismo orden.',
      ],
      features: help('Lo que trae este y los anteriores no. Hasta seis.'),
    },
  }),
  'sections.document': component({
    title: 'label',
    fields: {
      label: ['Nombre', 'Con lo que trae dentro.', 'Lista de precios 2026'],
      description: help('Una frase; puede quedar vacía.', 'Vigente hasta diciembre.'),
      href: help(
        'Elige el PDF de la biblioteca o pega su dirección.',
        '/uploads/lista-de-precios.pdf',
      ),
    },
  }),
  'sections.home-section': component({
    title: 'section',
    sizes: { 6: ['section', 'hidden'] },
    fields: {
      section: ['Sección', 'Cada una, una sola vez.'],
      hidden: help('La guarda sin mostrarla.'),
    },
  }),
  'sections.comparison-row': component({
    title: 'label',
    fields: {
      label: ['Lo que se compara', 'Al inicio del renglón.', 'Usuarios'],
      values: ['Valores', 'Uno por columna, en el mismo orden. «Sí» y «No» salen con dibujo.'],
    },
  }),
  'sections.text': component({
    title: 'title',
    fields: {
      title: help('Va arriba del texto.', 'Misión'),
      body: help('Uno o dos párrafos.', 'Que cualquier negocio trabaje con sistemas claros.'),
    },
  }),
  'sections.about': component({
    title: 'title',
    sizes: { 4: ['kicker'], 6: ['image'], 8: ['title'] },
    fields: {
      kicker,
      title: titleField('Tecnología *hecha en Oaxaca*'),
      body: help('Uno o dos párrafos.', 'Somos un equipo que pone sistemas donde se usan.'),
      image: help('Foto horizontal del equipo o del lugar.'),
      stats: figures,
      cta: ['Botón', 'A dónde se va para saber más.'],
    },
  }),
  'sections.team-member': component({
    title: 'name',
    sizes: { 6: ['name', 'role', 'portrait'] },
    fields: {
      name: help('Nombre y apellidos.', 'Nayeli Zárate Mijangos'),
      role: help('Qué hace.', 'Dirección general'),
      portrait: ['Retrato', 'Foto cuadrada de su cara. Sin ella se ven sus iniciales.'],
    },
  }),
  'sections.team-group': component({
    title: 'name',
    sizes: { 4: ['color'], 8: ['name'] },
    fields: {
      name: help('El del grupo.', 'Diseño y desarrollo'),
      color: help('El de las tarjetas del grupo.'),
      description: help('Qué hace el grupo.', 'Dibujan, programan y prueban.'),
      members: ['Integrantes', 'Quiénes son.'],
    },
  }),
  'sections.milestone': component({
    title: 'title',
    sizes: { 4: ['year'], 8: ['title'] },
    fields: {
      year: help('Con cuatro cifras.', '2016'),
      title: help('Qué pasó.', 'Abrimos en Oaxaca'),
      description: help('Una o dos frases.', 'Con dos clientes y una mesa prestada.'),
    },
  }),
  'sections.call-to-action': component({
    title: 'title',
    sizes: { 4: ['kicker'], 8: ['title'] },
    fields: {
      kicker,
      title: titleField('¿Empezamos *esta semana*?'),
      description,
      primaryCta,
      secondaryCta,
    },
  }),
  'sections.payment': component({
    title: 'label',
    sizes: { 4: ['percentage'], 8: ['label'] },
    fields: {
      percentage: help('Sin el signo.', '30'),
      label: help('Cuándo se paga.', 'Anticipo'),
      description: help('Qué cubre.', 'Al firmar la propuesta.'),
    },
  }),
  'sections.technology': component({
    title: 'name',
    sizes: { 6: ['name', 'icon'] },
    fields: { name: help('Como se escribe.', 'Vue.js'), icon: help('Su logotipo.') },
  }),
};

import { fieldLabel } from '../../../../contracts/field-names';
import { icon, titleField } from '../fields';
import type { FieldText, Views } from '../view';

const kicker: FieldText = ['Antetítulo', 'Una o dos palabras, arriba del título.', 'Servicios'];
const description: FieldText = [
  'Descripción',
  'Una o dos frases, debajo del título.',
  'Con precio por escrito antes de empezar.',
];
const primaryCta: FieldText = ['Botón principal', 'Lo que más queremos que haga quien lee.'];
const secondaryCta: FieldText = ['Botón secundario', 'Otra cosa que puede hacer.'];
const figures: FieldText = ['Cifras', 'De preferencia tres, cortas.'];

export const sectionComponents: Views = {
  'sections.section-head': {
    title: 'title',
    editor: [{ kicker: 4, title: 8 }, { description: 12 }],
    fields: { kicker, title: titleField('¿Por qué *Tequiora*?'), description },
  },
  'sections.page-hero': {
    title: 'title',
    editor: [
      { kicker: 4, title: 8 },
      { description: 12 },
      { image: 6 },
      { primaryCta: 12 },
      { secondaryCta: 12 },
      { figures: 12 },
    ],
    fields: {
      kicker,
      title: titleField('Cuéntanos qué pasa *en tu negocio*'),
      description,
      image: ['Imagen', 'Horizontal y grande: ocupa el lado de la portada.'],
      primaryCta,
      secondaryCta,
      figures,
    },
  },
  'sections.hero-slide': {
    title: 'label',
    editor: [
      { label: 6, icon: 6 },
      { subtitle: 6, title: 6 },
      { description: 12 },
      { image: 6, gradient: 6 },
      { primaryCta: 12 },
      { secondaryCta: 12 },
      { features: 12 },
      { stats: 12 },
    ],
    fields: {
      label: ['Etiqueta corta', 'Con ella se elige la diapositiva.', 'Hoteles'],
      icon,
      subtitle: ['Antetítulo', 'Arriba del título.', 'Reservaciones para hoteles'],
      title: titleField('Llena tu hotel *sin dobles reservas*'),
      description: [
        fieldLabel('description'),
        'Una o dos frases.',
        'Un solo calendario para recepción, tu página y los portales.',
      ],
      primaryCta,
      secondaryCta,
      image: ['Imagen', 'Captura del sistema en su equipo, horizontal.'],
      features: ['Características', 'De preferencia tres, de dos o tres palabras.'],
      stats: figures,
      gradient: [fieldLabel('gradient'), 'Los colores del fondo.'],
    },
  },
  'sections.feature': {
    title: 'title',
    editor: [{ title: 8, icon: 4 }, { description: 12 }, { image: 6, href: 6 }],
    fields: {
      icon,
      title: [fieldLabel('title'), 'Corto: es el de una tarjeta.', 'Primero medimos'],
      description: [
        fieldLabel('description'),
        'Una o dos frases.',
        'Repetimos la medición al entregar y ves las dos cifras.',
      ],
      image: ['Imagen', 'Si la tarjeta lleva una.'],
      href: ['Dirección', 'A dónde lleva la tarjeta: empieza con /, o con https.', '/servicios'],
    },
  },
  'sections.step': {
    title: 'title',
    editor: [{ title: 8, icon: 4 }, { description: 12 }],
    fields: {
      title: [fieldLabel('title'), 'El nombre del paso.', 'Propuesta'],
      description: [
        fieldLabel('description'),
        'Qué pasa en él.',
        'Te damos precio y fecha por escrito.',
      ],
      icon,
    },
  },
  'sections.text': {
    title: 'title',
    editor: [{ title: 12 }, { body: 12 }],
    fields: {
      title: [fieldLabel('title'), 'Va arriba del texto.', 'Misión'],
      body: [
        fieldLabel('body'),
        'Uno o dos párrafos.',
        'Que cualquier negocio trabaje con sistemas claros.',
      ],
    },
  },
  'sections.about': {
    title: 'title',
    editor: [{ kicker: 4, title: 8 }, { body: 12 }, { image: 6 }, { stats: 12 }, { cta: 12 }],
    fields: {
      kicker,
      title: titleField('Tecnología *hecha en Oaxaca*'),
      body: [
        fieldLabel('body'),
        'Uno o dos párrafos.',
        'Somos un equipo que pone sistemas donde se usan.',
      ],
      image: ['Imagen', 'Foto horizontal del equipo o del lugar.'],
      stats: figures,
      cta: ['Botón', 'A dónde se va para saber más.'],
    },
  },
  'sections.team-member': {
    title: 'name',
    editor: [{ name: 6, role: 6 }, { portrait: 6 }],
    fields: {
      name: [fieldLabel('name'), 'Nombre y apellidos.', 'Nayeli Zárate Mijangos'],
      role: [fieldLabel('role'), 'Qué hace.', 'Dirección general'],
      portrait: ['Retrato', 'Foto cuadrada de su cara. Sin ella se ven sus iniciales.'],
    },
  },
  'sections.team-group': {
    title: 'name',
    editor: [{ name: 8, color: 4 }, { description: 12 }, { members: 12 }],
    fields: {
      name: [fieldLabel('name'), 'El del grupo.', 'Diseño y desarrollo'],
      description: [
        fieldLabel('description'),
        'Qué hace el grupo.',
        'Dibujan, programan y prueban.',
      ],
      color: ['Color', 'El de las tarjetas del grupo.'],
      members: ['Integrantes', 'Quiénes son.'],
    },
  },
  'sections.milestone': {
    title: 'title',
    editor: [{ year: 4, title: 8 }, { description: 12 }],
    fields: {
      year: [fieldLabel('year'), 'Con cuatro cifras.', '2016'],
      title: [fieldLabel('title'), 'Qué pasó.', 'Abrimos en Oaxaca'],
      description: [
        fieldLabel('description'),
        'Una o dos frases.',
        'Con dos clientes y una mesa prestada.',
      ],
    },
  },
  'sections.call-to-action': {
    title: 'title',
    editor: [
      { kicker: 4, title: 8 },
      { description: 12 },
      { primaryCta: 12 },
      { secondaryCta: 12 },
    ],
    fields: {
      kicker,
      title: titleField('¿Empezamos *esta semana*?'),
      description,
      primaryCta,
      secondaryCta,
    },
  },
  'sections.payment': {
    title: 'label',
    editor: [{ percentage: 4, label: 8 }, { description: 12 }],
    fields: {
      percentage: [fieldLabel('percentage'), 'Sin el signo.', '30'],
      label: [fieldLabel('label'), 'Cuándo se paga.', 'Anticipo'],
      description: [fieldLabel('description'), 'Qué cubre.', 'Al firmar la propuesta.'],
    },
  },
  'sections.technology': {
    title: 'name',
    editor: [{ name: 6, icon: 6 }],
    fields: {
      name: [fieldLabel('name'), 'Como se escribe.', 'Vue.js'],
      icon: [fieldLabel('icon'), 'Su logotipo.'],
    },
  },
};

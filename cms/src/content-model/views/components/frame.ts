import { CONFIRMATION_TEXTS } from '../../../../contracts/confirmation-texts';
import { FORM_TEXTS } from '../../../../contracts/form-texts';
import { component } from '../define-view';
import { help } from '../fields';
import type { Views } from '../view';

const href = help(
  'Una página del sitio, que empieza con /, o una dirección completa con https.',
  '/productos',
);

const labelOfField = (label: string, example: string) =>
  [label, 'La de su campo. Vacía, queda la de siempre.', example] as const;
const option = (label: string, example: string) =>
  [label, 'Cómo se lee en la lista. Vacía, queda la de siempre.', example] as const;

/** Components of what surrounds every page, and of the contact form. */
export const frameComponents: Views = {
  'sections.form-texts': component({
    title: 'submitLabel',
    sizes: {
      4: ['productOption', 'serviceOption', 'generalOption'],
      6: ['nameLabel', 'emailLabel', 'phoneLabel', 'typeLabel', 'messageLabel', 'submitLabel'],
    },
    fields: {
      nameLabel: labelOfField('Etiqueta del nombre', FORM_TEXTS.nameLabel),
      emailLabel: labelOfField('Etiqueta del correo', FORM_TEXTS.emailLabel),
      phoneLabel: labelOfField('Etiqueta del teléfono', FORM_TEXTS.phoneLabel),
      typeLabel: labelOfField('Etiqueta del tipo de consulta', FORM_TEXTS.typeLabel),
      productOption: option('Opción de producto', FORM_TEXTS.productOption),
      serviceOption: option('Opción de servicio', FORM_TEXTS.serviceOption),
      generalOption: option('Opción general', FORM_TEXTS.generalOption),
      messageLabel: labelOfField('Etiqueta del mensaje', FORM_TEXTS.messageLabel),
      submitLabel: ['Botón', 'Lo que envía el formulario.', FORM_TEXTS.submitLabel],
      newsletterLabel: ['Casilla del boletín', 'Junto a la casilla.', FORM_TEXTS.newsletterLabel],
      thanksTitle: ['Título del agradecimiento', 'Al enviarse.', FORM_TEXTS.thanksTitle],
      thanksText: ['Agradecimiento', 'Qué sigue después de enviar.', FORM_TEXTS.thanksText],
    },
  }),
  'sections.confirmation-mail': component({
    title: 'subject',
    sizes: { 6: ['heading', 'greeting'] },
    fields: {
      subject: ['Asunto del correo', 'Lo primero que se lee.', CONFIRMATION_TEXTS.subject],
      heading: ['Título del correo', 'Va arriba del saludo.', CONFIRMATION_TEXTS.heading],
      greeting: ['Saludo', 'Si no se sabe el nombre, se lee «Hola:».', CONFIRMATION_TEXTS.greeting],
      nextSteps: [
        'Qué sigue',
        'Qué van a hacer ustedes. Debajo van solos el folio, cuándo contestan y el horario.',
        CONFIRMATION_TEXTS.nextSteps,
      ],
      contactNote: [
        'Antes del WhatsApp y el teléfono',
        'Para quien tiene prisa o quiere agregar algo.',
        CONFIRMATION_TEXTS.contactNote,
      ],
      closing: [
        'Despedida',
        'Al final. Vacía, no hay. Después va solo el aviso a quien no nos escribió.',
        'Saludos del equipo de {empresa}.',
      ],
    },
  }),
  'shared.announcement-page': component({
    title: 'href',
    fields: { href: help('Una página del sitio, que empieza con /.', '/productos') },
  }),
  'shared.menu-link': component({
    title: 'label',
    sizes: { 6: ['label', 'href'] },
    fields: { label: ['Texto', 'Lo que se lee.', 'Punto de venta'], href },
  }),
  'shared.menu-entry': component({
    title: 'label',
    sizes: { 6: ['label', 'href'] },
    fields: {
      label: ['Texto', 'Corto: una o dos palabras.', 'Productos'],
      href,
      links: [
        'Enlaces debajo',
        'Se abren con la entrada, que va primero entre ellos. De preferencia ninguno, o de dos a seis.',
      ],
    },
  }),
  'shared.footer-column': component({
    title: 'title',
    fields: {
      title: ['Encabezado', 'Lo que reúne a los enlaces.', 'Enlaces rápidos'],
      links: ['Enlaces', 'En su orden.'],
    },
  }),
};

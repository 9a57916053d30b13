import { formCheck } from '../check-forms';
import { checkedEntry } from './checked-entry';

const FORM = {
  __component: 'page.form',
  title: 'Pide tu cotización',
  extraKind: 'ninguno',
  afterSending: 'mensaje',
};

const messagesOf = (changes: object) => {
  const values = { sections: [{ ...FORM, ...changes }] };
  return formCheck(checkedEntry('api::page.page', values)).map(({ message }) => message);
};

it.each([
  {},
  { extraKind: 'texto', extraLabel: '¿Cuántas mesas?' },
  { extraKind: 'opciones', extraLabel: '¿Cuántas?', extraOptions: [{ text: '1' }, { text: '2' }] },
  { afterSending: 'descarga', download: { label: 'Lista', href: '/uploads/lista.pdf' } },
])('accepts %j', (changes) => {
  expect(messagesOf(changes)).toEqual([]);
});

it.each([
  [{ extraKind: 'texto', extraLabel: '  ' }, 'falta el texto de la pregunta'],
  [{ extraKind: 'opciones', extraLabel: '¿Cuántas?' }, 'al menos 2 opciones'],
  [
    { extraKind: 'opciones', extraLabel: '¿Cuántas?', extraOptions: [{ text: '1' }] },
    'al menos 2 opciones',
  ],
  [{ afterSending: 'descarga' }, 'falta el documento que se descarga'],
])('rejects %j', (changes, message) => {
  expect(messagesOf(changes)).toEqual([expect.stringContaining(message)]);
});

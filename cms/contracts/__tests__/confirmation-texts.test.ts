import { CONFIRMATION_TEXTS, fillConfirmationTexts } from '../confirmation-texts';

const VALUES = { nombre: 'Rosaura', folio: 'TQ-4MXK7R', tipo: 'general', fecha: 'martes' };

it('fills the texts of staff and replaces empty ones by the usual texts', () => {
  const stored = { subject: '{folio}: ya la vimos, {nombre}', greeting: ' ', closing: null };
  expect(fillConfirmationTexts(stored, VALUES)).toEqual({
    subject: 'TQ-4MXK7R: ya la vimos, Rosaura',
    heading: 'Recibimos tu consulta',
    greeting: 'Hola, Rosaura:',
    nextSteps: 'Recibimos tu consulta general el martes. Ya la tiene nuestro equipo.',
    contactNote: CONFIRMATION_TEXTS.contactNote,
    closing: '',
  });
});

it('replaces a text of which nothing is left without a value', () => {
  const { nombre: _, ...values } = VALUES;
  const stored = { subject: 'Ya la vimos, {nombre}', greeting: '¡Qué gusto, {nombre}!' };
  const { subject, greeting } = fillConfirmationTexts(stored, values);
  expect([subject, greeting]).toEqual(['Recibimos tu consulta TQ-4MXK7R', 'Hola:']);
});

it('leaves out the sentences of a text without a value', () => {
  const nextSteps = 'Te llamamos hoy. Cuesta {precio} al mes.\nTu folio es {folio}.';
  expect(fillConfirmationTexts({ nextSteps }, VALUES).nextSteps).toBe(
    'Te llamamos hoy.\nTu folio es TQ-4MXK7R.',
  );
});

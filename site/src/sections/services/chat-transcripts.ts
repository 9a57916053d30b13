export type ChatLine = {
  /** `in`: the customer, or the owner of the business. `bot`: the assistant. */
  from: 'in' | 'bot';
  text: string;
  time: string;
  /** Buttons below the message; the first one is the chosen one. */
  replies?: readonly string[];
};

export type ChatTranscript = { summary: string; lines: readonly ChatLine[] };

/** Illustrations, as the drawn screens are: an assistant that answers, one that reminds. */
export const transcripts: readonly ChatTranscript[] = [
  {
    summary: 'Conversación de ejemplo: a las once de la noche el asistente aparta una mesa.',
    lines: [
      { from: 'in', text: '¿Abren mañana domingo? Somos seis.', time: '23:14' },
      {
        from: 'bot',
        text: '¡Hola! Sí, de 9:00 a 18:00. Para seis personas tengo estas horas:',
        time: '23:14',
        replies: ['11:00', '13:30'],
      },
      { from: 'in', text: '11:00', time: '23:15' },
      { from: 'bot', text: 'Listo: mesa para seis, domingo a las 11:00.', time: '23:15' },
    ],
  },
  {
    summary: 'Conversación de ejemplo: el asistente recuerda una cotización sin respuesta.',
    lines: [
      { from: 'bot', text: 'Buenos días. Hoy tienes 3 seguimientos.', time: '9:00' },
      {
        from: 'bot',
        text: 'La cotización 0148, por $12,600, lleva 3 días sin respuesta.',
        time: '9:00',
        replies: ['Enviar recordatorio', 'Llamar'],
      },
      { from: 'in', text: 'Enviar recordatorio', time: '9:02' },
      { from: 'bot', text: 'Enviado. Te aviso en cuanto conteste.', time: '9:02' },
    ],
  },
];

export type Job = {
  /** For the people who read «Salud» in the dashboard. */
  label: string;
  /** Cron expression with seconds. Jobs that start at different seconds do not compete. */
  rule: string;
};

/** Background jobs of the CMS, by the name that metrics use. */
export const JOBS = {
  'send-mail': { label: 'Enviar correos', rule: '*/10 * * * * *' },
  'send-webhooks': { label: 'Enviar avisos a otros sistemas', rule: '2/10 * * * * *' },
  'remove-webhook-deliveries': {
    label: 'Borrar avisos viejos a otros sistemas',
    rule: '55 10 * * * *',
  },
  'read-mailbox': { label: 'Leer el buzón', rule: '15/30 * * * * *' },
  'tidy-mail': { label: 'Limpiar correos viejos', rule: '30 * * * * *' },
  'honour-schedule': { label: 'Publicar y retirar lo programado', rule: '*/10 * * * * *' },
  'announce-offers': { label: 'Empezar y terminar ofertas', rule: '5/10 * * * * *' },
  'remove-personal-data': { label: 'Borrar lo que ya no se guarda', rule: '45 */10 * * * *' },
  'remove-contact-intents': {
    label: 'Borrar contactos por WhatsApp de hace meses',
    rule: '25 20 * * * *',
  },
  'remove-speed-figures': {
    label: 'Borrar mediciones de velocidad viejas',
    rule: '35 40 * * * *',
  },
  'release-overdue': { label: 'Liberar consultas vencidas', rule: '20 * * * * *' },
  'send-daily-digest': { label: 'Enviar los pendientes del día', rule: '50 * * * * *' },
  'follow-webhooks': { label: 'Seguir los avisos al publicador', rule: '*/30 * * * * *' },
  'forget-rate-limits': {
    label: 'Olvidar límites de envíos que ya pasaron',
    rule: '15 */5 * * * *',
  },
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof JOBS;

/** Returns true for a job that runs at least every minute, so that a missing run is a fault. */
export const isFrequent = ({ rule }: Job): boolean => rule.split(' ')[1] === '*';

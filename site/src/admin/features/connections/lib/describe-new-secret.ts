import { SECRET_OVERLAP_HOURS, type WebhookEndpoint } from '@tequiora/cms/contracts/webhooks.ts';

/** Describes what replacing a secret does. One that cannot be read is not accepted any longer. */
export const describeNewSecret = ({
  isSecretReadable,
}: Pick<WebhookEndpoint, 'isSecretReadable'>) =>
  isSecretReadable
    ? `Verás la nueva una sola vez. La de ahora sirve todavía ${SECRET_OVERLAP_HOURS} horas, para que la cambies en el otro sistema.`
    : 'Verás la nueva una sola vez. La de ahora ya no sirve.';

import { useChatHref } from '#src/components/layout/use-whatsapp-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import type { AfterSending } from './section-form.ts';

type NextStepProps = {
  after: AfterSending;
  /** Undefined where it is not known: after sending without JavaScript. */
  folio?: string;
};

/** What a visitor may do after sending; nothing if the message is all. */
export function NextStep({ after, folio }: NextStepProps) {
  const enquiry = folio ? `la consulta ${folio}` : 'una consulta';
  const chat = useChatHref(`Hola, Tequiora. Acabo de enviar ${enquiry}.`);
  switch (after.kind) {
    case 'message':
      return null;
    case 'whatsapp':
      return (
        <ButtonLink href={chat} variant="whatsapp" icon="whatsapp">
          Continuar por WhatsApp
        </ButtonLink>
      );
    case 'download':
      return (
        <ButtonLink href={after.href} icon="file">
          <span>{after.label}</span>
        </ButtonLink>
      );
  }
}

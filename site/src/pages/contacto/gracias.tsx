import { Seo } from '#src/components/seo/seo.tsx';
import { ThanksPanel } from '#src/sections/contact/thanks-panel.tsx';

/** Confirmation page of the form post without JavaScript. */
export default function ThanksPage() {
  return (
    <>
      <Seo
        title="Mensaje enviado"
        description="Recibimos tu mensaje y te contestamos en horario de oficina. Si prefieres, sigue la plática por WhatsApp."
        path="/contacto/gracias"
        noindex
      />
      <ThanksPanel />
    </>
  );
}

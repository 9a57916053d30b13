import { Seo } from '#src/components/seo/seo.tsx';
import { ThanksPanel } from '#src/sections/contact/thanks-panel.tsx';

/** Where the plain form post ends: the confirmation for visitors without JavaScript. */
export default function ThanksPage() {
  return (
    <>
      <Seo title="Mensaje enviado" path="/contacto/gracias" noindex />
      <ThanksPanel />
    </>
  );
}

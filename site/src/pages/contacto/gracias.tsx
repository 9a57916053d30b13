import { graphql, type PageProps } from 'gatsby';
import { Seo } from '#src/components/seo/seo.tsx';
import { ThanksPanel } from '#src/sections/contact/thanks-panel.tsx';
import { completeFormTexts } from '@tequiora/cms/contracts/form-texts.ts';

/** Confirmation page of the form post without JavaScript. */
export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const texts = completeFormTexts(data.page?.formTexts);
  return (
    <>
      <Seo
        title={texts.thanksTitle}
        description="Recibimos tu mensaje y te contestamos en horario de oficina. Si prefieres, sigue la plática por WhatsApp."
        path="/contacto/gracias"
        noindex
      />
      <ThanksPanel texts={texts} />
    </>
  );
}

export const query = graphql`
  query ThanksPage {
    page: strapiContactPage {
      formTexts {
        thanksTitle
        thanksText
      }
    }
  }
`;

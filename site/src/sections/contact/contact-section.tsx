import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { PagePart } from '#src/components/ui/page-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { EnquiryForm } from '#src/enquiry/enquiry-form.tsx';
import { FORM_TITLE_ID } from '#src/enquiry/use-enquiry-form.ts';
import { telHref } from '#src/lib/phone.ts';
import { paperWithoutFormCss } from '#src/theme/print-css.ts';
import { color, flex, fontSize, mq, space } from '#src/theme/tokens.ts';
import { completeFormTexts } from '@tequiora/cms/contracts/form-texts.ts';
import { ContactCards } from './contact-cards.tsx';

type ContactSectionProps = {
  content: Queries.ContactSectionFieldsFragment | null;
  privacyVersion: string | null;
};

/** The form next to all other contact options. */
export function ContactSection({ content, privacyVersion }: ContactSectionProps) {
  return (
    <Section tone="white" labelledBy={FORM_TITLE_ID} css={sectionCss}>
      <Container>
        <QuickActions />
        <div css={gridCss}>
          <Card css={[formCardCss, paperWithoutFormCss]}>
            <Stack gap={3}>
              <h2 id={FORM_TITLE_ID} css={titleCss}>
                {content?.formTitle ?? 'Escríbenos'}
              </h2>
              {content?.formDescription ? <p css={textCss}>{content.formDescription}</p> : null}
            </Stack>
            <PagePart>
              <EnquiryForm
                privacyVersion={privacyVersion}
                texts={completeFormTexts(content?.formTexts)}
              />
            </PagePart>
          </Card>
          <ContactCards replyNote={content?.replyNote ?? null} />
        </div>
      </Container>
    </Section>
  );
}

const sectionCss = css({ paddingTop: space['section-sm'] });

const gridCss = css({
  display: 'grid',
  gap: space.gap,
  alignItems: 'start',
  [mq.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const formCardCss = css({ gap: space[6], [mq.md]: { padding: space[10] } });

const titleCss = css({ fontSize: fontSize.h3 });

const textCss = css({ color: color.fgMuted });

export const fragment = graphql`
  fragment ContactSectionFields on STRAPI_CONTACT_PAGE {
    formTitle
    formDescription
    formTexts {
      nameLabel
      emailLabel
      phoneLabel
      typeLabel
      productOption
      serviceOption
      generalOption
      messageLabel
      newsletterLabel
      submitLabel
      thanksTitle
      thanksText
    }
    replyNote
  }
`;

/**
 * Call, chat and write buttons for phones. Wider screens show the contact cards next to the form.
 */
function QuickActions() {
  const settings = useSettings();
  const chat = useWhatsAppHref();
  if (!settings) return null;
  return (
    <div css={rowCss}>
      <ButtonLink href={telHref(settings.phone)} variant="secondary" icon="phone" css={actionCss}>
        Llamar
      </ButtonLink>
      <ButtonLink href={chat} variant="whatsapp" icon="whatsapp" css={actionCss}>
        WhatsApp
      </ButtonLink>
      <ButtonLink href={`mailto:${settings.email}`} variant="secondary" icon="mail" css={actionCss}>
        Correo
      </ButtonLink>
    </div>
  );
}

const rowCss = css({
  ...flex.wrap,
  gap: space[2],
  marginBottom: space[7],
  [mq.lg]: { display: 'none' },
});

// Width of the label plus a share of the remaining space.
const actionCss = css({ flex: '1 1 auto', paddingInline: space[2] });

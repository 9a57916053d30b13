import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useId } from 'react';
import { Card } from '#src/components/ui/card.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { PagePart } from '#src/components/ui/page-part.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { EnquiryForm } from '#src/enquiry/enquiry-form.tsx';
import { NextStep } from '#src/enquiry/next-step.tsx';
import type { AfterSending, ExtraField, SectionForm } from '#src/enquiry/section-form.ts';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { paperWithoutFormCss } from '#src/theme/print-css.ts';
import { color, fontSize, mq, space } from '#src/theme/tokens.ts';
import type { EnquiryType } from '@tequiora/cms/contracts/enquiry.ts';
import { completeFormTexts, type FormTexts } from '@tequiora/cms/contracts/form-texts.ts';
import type { SectionProps } from './page-section.ts';

type Content = Queries.FormSectionFieldsFragment;

/** A form for enquiries about the page, with what staff ask and offer besides. */
export function FormSection({ content, headId, tone }: SectionProps<Content>) {
  const ownId = useId();
  const { thanksTitle, thanksText, formTexts, privacyVersion } = content;
  const texts = completeFormTexts({
    ...formTexts,
    ...(thanksTitle && { thanksTitle }),
    ...(thanksText && { thanksText }),
  });
  const section: SectionForm = {
    id: headId ?? ownId,
    type: content.enquiryType as EnquiryType,
    subject: content.subject,
    extra: readExtra(content),
    after: readAfter(content),
    thanksId: headId && `gracias-${headId}`,
  };
  return (
    <HeadedSection
      headId={headId}
      head={content}
      tone={tone}
      isCompact
      isSide
      css={paperWithoutFormCss}
    >
      <Card css={cardCss}>
        <Thanks texts={texts} section={section} />
        <PagePart>
          <EnquiryForm privacyVersion={privacyVersion} texts={texts} section={section} />
        </PagePart>
      </Card>
    </HeadedSection>
  );
}

/** Thanks for a form that was sent without JavaScript: shown while the address leads to them. */
function Thanks({ texts, section }: { texts: FormTexts; section: SectionForm }) {
  const { thanksId, after } = section;
  if (thanksId === undefined) return null;
  return (
    <div id={thanksId} hidden css={thanksCss}>
      <Stack gap={4}>
        <h3 css={thanksTitleCss}>{texts.thanksTitle}</h3>
        <p>{texts.thanksText}</p>
        <Cluster gap={3}>
          <NextStep after={after} />
        </Cluster>
      </Stack>
    </div>
  );
}

function readExtra({ extraKind, extraLabel, extraOptions, extraRequired }: Content) {
  if (extraKind === 'ninguno' || !extraLabel) return null;
  const options = extraKind === 'opciones' ? [...new Set(extraOptions)] : null;
  if (options?.length === 0) return null;
  return { label: extraLabel, options, isRequired: extraRequired === true } satisfies ExtraField;
}

function readAfter({ afterSending, download }: Content): AfterSending {
  if (afterSending === 'whatsapp') return { kind: 'whatsapp' };
  if (afterSending !== 'descarga' || !download) return { kind: 'message' };
  return { kind: 'download', label: download.label, href: download.href };
}

const cardCss = css({ [mq.md]: { padding: space[10] } });

const thanksCss = css({
  paddingBottom: space[6],
  borderBottom: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
  // Stronger than the rule for hidden elements.
  '&:target': { display: 'block !important' },
});

const thanksTitleCss = css({ fontSize: fontSize.h4 });

export const formSectionFields = graphql`
  fragment FormSectionFields on STRAPI__COMPONENT_PAGE_FORM {
    hidden
    kicker
    title
    description
    enquiryType
    subject
    extraKind
    extraLabel
    extraOptions
    extraRequired
    thanksTitle
    thanksText
    afterSending
    download {
      label
      href
    }
    formTexts {
      nameLabel
      emailLabel
      phoneLabel
      messageLabel
      newsletterLabel
      submitLabel
      thanksTitle
      thanksText
    }
    privacyVersion
  }
`;

import { css, type SerializedStyles } from '@emotion/react';
import { graphql } from 'gatsby';
import { Container } from '#src/components/ui/container.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Highlighted } from '#src/components/ui/highlighted.tsx';
import { Kicker } from '#src/components/ui/kicker.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, mq, palette, radius, space, typeset } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { CtaPair } from './cta-pair.tsx';

/** `blue`: bright panel; `navy`: muted one, for pages with WhatsApp as primary action. */
type CallToActionTone = 'blue' | 'navy';

type CallToActionProps = {
  content: Queries.CallToActionFieldsFragment | null | undefined;
  tone?: CallToActionTone;
  /** Id of the heading; null for none. */
  headId?: string | null;
};

const TITLE_ID: SectionId<'/'> = 'llamada';

/** Closing panel of a page: text at the left, buttons at the right. */
export function CallToAction({ content, tone = 'blue', headId = TITLE_ID }: CallToActionProps) {
  if (!content) return null;
  const { kicker, title, description, primaryCta, secondaryCta } = content;
  const isChat = primaryCta?.target === 'whatsapp';
  return (
    <Section labelledBy={headId ?? undefined} css={screenOnlyCss}>
      <Container>
        <div data-scope="dark">
          <div css={[panelCss, toneCss[tone]]}>
            <GrecaField />
            <div css={textCss}>
              {kicker ? <Kicker>{kicker}</Kicker> : null}
              <h2 id={headId ?? undefined}>
                <Highlighted text={title} />
              </h2>
              {description ? <p css={leadCss}>{description}</p> : null}
            </div>
            <CtaPair
              primary={primaryCta}
              secondary={secondaryCta}
              primaryVariant={tone === 'navy' && isChat ? 'whatsapp' : 'secondary'}
              secondaryVariant="ghost"
              css={actionsCss}
            />
          </div>
        </div>
      </Container>
    </Section>
  );
}

const panelCss = css({
  position: 'relative',
  display: 'grid',
  gap: space[8],
  alignItems: 'center',
  padding: 'clamp(1.75rem, 5vw, 4.5rem)',
  borderRadius: radius['2xl'],
  overflow: 'hidden',
  '& > *': { position: 'relative' },
  '& > div[aria-hidden]': { position: 'absolute' },
  [mq.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[11] },
  [mq.forcedColors]: { border: '1px solid' },
});

// The accents of the dark scope have too little contrast on the blue end of the panel.
const onBlue = {
  '--c-fg-muted': palette.blue[100],
  '--c-accent': palette.sky[200],
  '--c-highlight': palette.sky[200],
  '--c-focus': palette.gray[0],
};

const toneCss: Record<CallToActionTone, SerializedStyles> = {
  blue: css({
    ...onBlue,
    background: `linear-gradient(104deg, ${palette.blue[600]}, ${palette.blue[800]} 46%, ${palette.navy[900]})`,
  }),
  navy: css({ background: gradientOf('anil') }),
};

const textCss = css({ display: 'grid', gap: '14px', maxWidth: '40rem' });

const leadCss = css({ ...typeset.lead, color: color.fgMuted, textWrap: 'pretty' });

const actionsCss = css({ [mq.lg]: { flexDirection: 'column', '& > *': { width: '100%' } } });

export const callToActionFields = graphql`
  fragment CallToActionFields on STRAPI__COMPONENT_SECTIONS_CALL_TO_ACTION {
    kicker
    title
    description
    primaryCta {
      ...LinkFields
    }
    secondaryCta {
      ...LinkFields
    }
  }
`;

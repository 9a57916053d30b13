import { css } from '@emotion/react';
import { useChatHref } from '#src/components/layout/use-whatsapp-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { EstimateText } from '#src/enquiry/estimate-text.tsx';
import { COMPARED_MAX, compareHref } from '#src/sections/compare/compared-slugs.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, fontSize, layout, mq, space } from '#src/theme/tokens.ts';
import { formatLines, type EnquiryLine } from '@tequiora/cms/contracts/enquiry-lines.ts';

type ListEstimateProps = {
  lines: readonly EnquiryLine[];
  /** Of the products that the site has. */
  slugs: readonly string[];
  /** While prices are on their way. */
  isLoading: boolean;
};

const GREETING = 'Hola, Tequiora. Quiero cotizar esta lista:';

/** The estimate of the list, and the form and the chat that it is sent with. */
export function ListEstimate({ lines, slugs, isLoading }: ListEstimateProps) {
  const chat = useChatHref(`${GREETING}\n${formatLines(lines)}`);
  return (
    <Card as="div" css={cardCss}>
      <h2 css={titleCss}>Estimado</h2>
      <div aria-live="polite" aria-busy={isLoading}>
        <EstimateText lines={lines} />
      </div>
      <p css={noteCss}>
        Con los precios de hoy en el sitio, sin envío ni instalación. El precio final va en tu
        cotización.
      </p>
      <div css={[actionsCss, screenOnlyCss]} data-own-chat="">
        <ButtonLink to={ENQUIRY_HREF} icon="arrow-right" isFullWidth>
          Pedir cotización
        </ButtonLink>
        <ButtonLink href={chat} variant="whatsapp" isFullWidth>
          Enviar por WhatsApp
        </ButtonLink>
        {slugs.length > 1 ? (
          <TextLink href={compareHref(slugs)} hasArrow>
            {slugs.length > COMPARED_MAX
              ? 'Comparar los primeros tres'
              : 'Comparar estos productos'}
          </TextLink>
        ) : null}
      </div>
    </Card>
  );
}

const ENQUIRY_HREF = '/contacto?tipo=producto&lista=1';

const cardCss = css({
  display: 'grid',
  gap: space[5],
  [mq.lg]: { position: 'sticky', top: `calc(${layout.nav} + ${space[6]})` },
});

const titleCss = css({ fontSize: fontSize.h3 });

const noteCss = css({ color: color.fgMuted, fontSize: fontSize.sm, lineHeight: 1.5 });

const actionsCss = css({ display: 'grid', gap: space[4], justifyItems: 'start' });

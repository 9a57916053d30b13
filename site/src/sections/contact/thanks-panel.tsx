import { css } from '@emotion/react';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, typeset } from '#src/theme/tokens.ts';
import type { FormTexts } from '@tequiora/cms/contracts/form-texts.ts';

export function ThanksPanel({ texts }: { texts: FormTexts }) {
  return (
    <Section tone="subtle" labelledBy="gracias">
      <Container width="narrow">
        <Stack gap={5} align="start">
          <IconTile name="check" size={56} />
          <h1 id="gracias">{texts.thanksTitle}</h1>
          <p css={leadCss}>{texts.thanksText}</p>
          <ButtonLink to="/contacto" variant="secondary">
            Enviar otro mensaje
          </ButtonLink>
        </Stack>
      </Container>
    </Section>
  );
}

const leadCss = css({ ...typeset.lead, color: color.fgMuted });

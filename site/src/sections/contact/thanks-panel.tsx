import { css } from '@emotion/react';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, typeset } from '#src/theme/tokens.ts';

export function ThanksPanel() {
  return (
    <Section tone="subtle" labelledBy="gracias">
      <Container width="narrow">
        <Stack gap={5} align="start">
          <IconTile name="check" size={56} />
          <h1 id="gracias">Mensaje enviado</h1>
          <p css={leadCss}>Hemos recibido tu consulta. Te contactaremos pronto.</p>
          <ButtonLink to="/contacto" variant="secondary">
            Enviar otro mensaje
          </ButtonLink>
        </Stack>
      </Container>
    </Section>
  );
}

const leadCss = css({ ...typeset.lead, color: color.fgMuted });

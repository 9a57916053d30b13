import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Highlighted } from '#src/components/ui/highlighted.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, typeset } from '#src/theme/tokens.ts';
import type { NotFoundTexts } from '@tequiora/cms/contracts/not-found-texts.ts';
import { Suggestions } from './suggestions.tsx';

export const NOT_FOUND_TITLE_ID = 'no-encontrada';

type NotFoundProps = {
  title: string;
  description: string;
  texts: NotFoundTexts;
  /** Rendered next to the link home. */
  children?: ReactNode;
  /** Address of the missing page; undefined until it is known to be missing. */
  missing?: string | undefined;
};

export function NotFound({ title, description, texts, children, missing }: NotFoundProps) {
  return (
    <Section tone="subtle" labelledBy={NOT_FOUND_TITLE_ID}>
      <GrecaField />
      <Container css={contentCss}>
        <Stack gap={5} align="start">
          <h1 id={NOT_FOUND_TITLE_ID} tabIndex={-1}>
            <Highlighted text={title} />
          </h1>
          <p css={leadCss}>{description}</p>
          <Cluster gap={4}>
            <ButtonLink to="/" icon="arrow-right">
              {texts.homeLabel}
            </ButtonLink>
            {children}
          </Cluster>
          <Suggestions path={missing} texts={texts} />
        </Stack>
      </Container>
    </Section>
  );
}

const contentCss = css({ position: 'relative' });

const leadCss = css({ ...typeset.lead, color: color.fgMuted });

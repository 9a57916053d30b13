import { css } from '@emotion/react';
import { Container } from '#src/components/ui/container.tsx';
import { lateCss } from '#src/components/ui/late-css.ts';
import { ClientLogos } from '#src/sections/shared/client-logos.tsx';
import { color, fontSize, mq } from '#src/theme/tokens.ts';

type ClientStripProps = {
  title: string | null | undefined;
  clients: readonly Queries.ClientLogoFieldsFragment[];
};

/** The static wordmarks of the clients. */
export function ClientStrip({ title, clients }: ClientStripProps) {
  if (clients.length === 0) return null;
  return (
    <section aria-label={title ?? 'Clientes'} css={[lateCss, stripCss]}>
      <Container>
        <div css={rowCss}>
          {title ? <p css={titleCss}>{title}</p> : null}
          <ClientLogos clients={clients} />
        </div>
      </Container>
    </section>
  );
}

const stripCss = css({ background: color.bg, containIntrinsicBlockSize: 'auto 180px' });

const rowCss = css({
  display: 'grid',
  gap: '1.5rem 3rem',
  alignItems: 'center',
  paddingBlock: '2.25rem',
  borderBottom: `1px solid ${color.border}`,
  [mq.xl]: { gridTemplateColumns: '10.5rem minmax(0, 1fr)' },
});

const titleCss = css({ color: color.fgMuted, fontSize: fontSize.sm, lineHeight: 1.4 });

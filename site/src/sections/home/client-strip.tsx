import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Picture } from '#src/components/media/picture.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { lateCss } from '#src/components/ui/late-css.ts';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { color, flex, fontSize, mq } from '#src/theme/tokens.ts';

type ClientStripProps = {
  title: string | null | undefined;
  clients: readonly Queries.ClientStripFieldsFragment[];
};

/** The static wordmarks of the clients. */
export function ClientStrip({ title, clients }: ClientStripProps) {
  if (clients.length === 0) return null;
  return (
    <section aria-label={title ?? 'Clientes'} css={[lateCss, stripCss]}>
      <Container>
        <div css={rowCss}>
          {title ? <p css={titleCss}>{title}</p> : null}
          <ul role="list" css={listCss}>
            {clients.map((client) => (
              <li key={client.id}>
                {client.url ? (
                  <SmartLink href={client.url} css={linkCss}>
                    <Wordmark client={client} />
                  </SmartLink>
                ) : (
                  <Wordmark client={client} />
                )}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

function Wordmark({ client }: { client: Queries.ClientStripFieldsFragment }) {
  if (!client.logo?.localFile) return <span css={nameCss}>{client.name}</span>;
  const logo = { ...client.logo, alternativeText: client.name };
  return <Picture media={logo} fit="contain" css={logoCss} />;
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

const listCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1.5rem 2rem',
  alignItems: 'center',
  [mq.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', justifyItems: 'center' },
  [mq.xl]: { ...flex.wrap, justifyContent: 'space-between' },
});

const logoCss = css({
  width: 'auto',
  height: '24px',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
  opacity: 0.7,
  [mq.xl]: { height: '22px' },
});

const linkCss = css({ display: 'block' });

const nameCss = css({ color: color.fgMuted, fontWeight: 600 });

export const clientStripFields = graphql`
  fragment ClientStripFields on STRAPI_CLIENT {
    id
    name
    url
    logo {
      localFile {
        childImageSharp {
          gatsbyImageData(layout: FIXED, height: 28, formats: [AVIF, WEBP], placeholder: NONE)
        }
      }
    }
  }
`;

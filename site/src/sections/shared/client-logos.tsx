import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Picture } from '#src/components/media/picture.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { casePath } from '#src/sections/portfolio/case-paths.ts';
import { color, flex, mq } from '#src/theme/tokens.ts';

type ClientLogosProps = { clients: readonly Queries.ClientLogoFieldsFragment[] };

/** The logos of clients, linked to their cases, otherwise to their sites; the name of one without a logo. */
export function ClientLogos({ clients }: ClientLogosProps) {
  return (
    <ul role="list" css={listCss}>
      {clients.map((client) => {
        const href = client.case ? casePath(client.case.slug) : client.url;
        return (
          <li key={client.id}>
            {href ? (
              <SmartLink href={href} css={linkCss}>
                {client.case ? <VisuallyHidden>Caso de </VisuallyHidden> : null}
                <Wordmark client={client} />
              </SmartLink>
            ) : (
              <Wordmark client={client} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Wordmark({ client }: { client: Queries.ClientLogoFieldsFragment }) {
  if (!client.logo?.localFile) return <span css={nameCss}>{client.name}</span>;
  const logo = { ...client.logo, alternativeText: client.name };
  return <Picture media={logo} fit="contain" css={logoCss} />;
}

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

const linkCss = css({
  display: 'block',
  [mq.hover]: { '&:hover img': { opacity: 1 } },
});

const nameCss = css({ color: color.fgMuted, fontWeight: 600 });

export const clientLogoFields = graphql`
  fragment ClientLogoFields on STRAPI_CLIENT {
    id
    name
    url
    case {
      slug
    }
    logo {
      localFile {
        childImageSharp {
          gatsbyImageData(layout: FIXED, height: 28, formats: [AVIF, WEBP], placeholder: NONE)
        }
      }
    }
  }
`;

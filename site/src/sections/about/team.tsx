import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { mq, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { TeamGroup } from './team-group.tsx';

type TeamProps = { content: Queries.TeamFieldsFragment };

const TITLE_ID: SectionId<'/sobre-nosotros'> = 'equipo';

export function Team({ content: { teamHead: head, teams } }: TeamProps) {
  if (teams.length === 0) return null;
  return (
    <HeadedSection headId={TITLE_ID} head={head} title="Equipo">
      <div css={groupsCss}>
        {teams.map((group) => (
          <TeamGroup key={group.name} group={group} />
        ))}
      </div>
    </HeadedSection>
  );
}

const groupsCss = css({
  display: 'grid',
  gap: space.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [mq.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const teamFields = graphql`
  fragment TeamFields on STRAPI_ABOUT_PAGE {
    teamHead {
      ...SectionHeadFields
    }
    teams {
      name
      description
      color
      members {
        name
        role
        portrait {
          alternativeText
          focalPoint {
            x
            y
          }
          localFile {
            childImageSharp {
              gatsbyImageData(
                layout: CONSTRAINED
                width: 192
                breakpoints: [96, 192]
                placeholder: NONE
              )
            }
          }
        }
      }
    }
  }
`;

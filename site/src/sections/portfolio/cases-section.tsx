import { css } from '@emotion/react';
import { Button } from '#src/components/ui/button.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { space } from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { CaseCard } from './case-card.tsx';
import { IndustryChips } from './industry-chips.tsx';
import { InviteTile } from './invite-tile.tsx';
import { useIndustryFilter } from './use-industry-filter.ts';

type CasesSectionProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  cases: readonly Queries.CaseCardFieldsFragment[];
  industries: readonly { slug: string; name: string; icon: string | null }[];
  invitation: Queries.CallToActionFieldsFragment | null | undefined;
  locationKey: string;
};

const TITLE_ID: SectionId<'/portafolio'> = 'casos';

/** All cases, filterable by industry. */
export function CasesSection({
  head,
  cases,
  industries,
  invitation,
  locationKey,
}: CasesSectionProps) {
  const { industry, choose, chips } = useIndustryFilter({
    slugs: industries.map(({ slug }) => slug),
    locationKey,
    headingId: TITLE_ID,
  });
  if (cases.length === 0) return null;
  const options = industries.map((option) => ({
    ...option,
    count: cases.filter((item) => item.industry?.slug === option.slug).length,
  }));
  const shown =
    industry === null ? cases : cases.filter((item) => item.industry?.slug === industry);
  return (
    <Section tone="subtle" labelledBy={TITLE_ID}>
      <Container>
        <SectionHead {...(head ?? FALLBACK_HEAD)} id={TITLE_ID} />
        <IndustryChips
          options={options}
          total={cases.length}
          value={industry}
          onChoose={choose}
          chips={chips}
        />
        <div role="status">
          <VisuallyHidden>{countText(shown.length)}</VisuallyHidden>
        </div>
        <div css={resultsCss}>
          {shown.length > 0 ? (
            <Grid as="ul" columns={{ md: 2, lg: 3 }}>
              {shown.map((item) => (
                <CaseCard key={item.slug} content={item} />
              ))}
              <InviteTile content={invitation} count={shown.length} />
            </Grid>
          ) : (
            <EmptyState
              title="No se encontraron casos"
              hint="Todavía no publicamos un caso de este giro. Mira los demás: el problema se parece más de lo que crees."
              icon="layers"
              action={<Button onClick={() => choose(null)}>Ver todos los casos</Button>}
            />
          )}
        </div>
      </Container>
    </Section>
  );
}

const FALLBACK_HEAD = { title: 'Todos los casos' };

function countText(count: number): string {
  return formatCount(count, 'caso', 'casos');
}

const resultsCss = css({ marginTop: space[8] });

import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { CmsLink } from '#src/components/layout/cms-link.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { FretMark } from '#src/components/ui/fret-mark.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { removeHighlightMarks } from '#src/lib/text.ts';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import { color, mq, space, typeset } from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { CaseCard } from './case-card.tsx';
import { IndustryChips } from './industry-chips.tsx';
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

  function showAll() {
    choose(null);
    // The clicked button disappears.
    chips.current?.querySelector('input')?.focus();
  }

  return (
    <HeadedSection tone="subtle" headId={TITLE_ID} head={head} title="Todos los casos">
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
            action={<Button onClick={showAll}>Ver todos los casos</Button>}
          />
        )}
      </div>
    </HeadedSection>
  );
}

function countText(count: number): string {
  return formatCount(count, 'caso', 'casos');
}

type InviteTileProps = {
  content: Queries.CallToActionFieldsFragment | null | undefined;
  /** Number of cards in the grid, which determines the free columns of its last row. */
  count: number;
};

/** Fills the free columns of the grid's last row, with two or three columns. */
function InviteTile({ content, count }: InviteTileProps) {
  if (!content || count === 0) return null;
  const free = (3 - (count % 3)) % 3;
  const place = {
    '--md': count % 2 === 1 ? 'flex' : 'none',
    '--lg': free > 0 ? 'flex' : 'none',
    '--span': Math.max(free, 1),
  } as CSSProperties;
  return (
    <Card as="li" tone="dark" css={tileCss} style={place}>
      <GrecaField />
      <span css={markCss}>
        <FretMark width={36} />
      </span>
      <h3>{removeHighlightMarks(content.title)}</h3>
      {content.description ? <p css={textCss}>{content.description}</p> : null}
      <CmsLink link={content.primaryCta} variant="secondary" size="md" />
    </Card>
  );
}

const resultsCss = css({ marginTop: space[8] });

const tileCss = css({
  display: 'none',
  alignItems: 'flex-start',
  background: gradientOf('anil'),
  justifyContent: 'flex-end',
  gap: space[5],
  '& > *': { position: 'relative' },
  '& > div[aria-hidden]': { position: 'absolute' },
  [mq.md]: { display: 'var(--md)' },
  [mq.lg]: { display: 'var(--lg)', gridColumn: 'span var(--span)' },
  [mq.print]: { display: 'none' },
});

const markCss = css({ marginBottom: 'auto', color: color.accent });

const textCss = css({ ...typeset.body, maxWidth: '26em', color: color.fgMuted });

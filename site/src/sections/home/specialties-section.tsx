import { css } from '@emotion/react';
import { Reveal } from '#src/components/ui/reveal.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { mq, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { SpecialtyCard } from './specialty-card.tsx';

type SpecialtiesSectionProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  specialties: readonly Queries.SpecialtyCardFieldsFragment[];
};

const HEAD_ID: SectionId<'/'> = 'especialidades';

/** The specialties in a bento grid: wide and narrow cards alternate, one of them dark. */
export function SpecialtiesSection({ head, specialties }: SpecialtiesSectionProps) {
  if (specialties.length === 0) return null;
  return (
    <HeadedSection headId={HEAD_ID} head={head}>
      <Reveal css={bentoCss}>
        {specialties.map((specialty, position) => (
          <SpecialtyCard
            key={position}
            specialty={specialty}
            isWide={isWide(position, specialties.length)}
            isDark={position % 4 === 2}
          />
        ))}
      </Reveal>
    </HeadedSection>
  );
}

/**
 * Returns true for wide cards: 7 + 5, 5 + 7 and so on; the last of an odd number takes the full
 * row.
 */
function isWide(position: number, count: number): boolean {
  if (count % 2 === 1 && position === count - 1) return true;
  return position % 4 === 0 || position % 4 === 3;
}

const bentoCss = css({
  display: 'grid',
  gap: space.gap,
  [mq.lg]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: 'span 7' },
    '& > :not([data-wide])': { gridColumn: 'span 5' },
    '& > [data-wide]:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

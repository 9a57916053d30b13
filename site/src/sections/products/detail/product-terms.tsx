import { css } from '@emotion/react';
import { Icon } from '#src/components/ui/icon.tsx';
import { color, fontSize, space } from '#src/theme/tokens.ts';
import { AVAILABILITY_LABELS, isAvailability } from '@tequiora/cms/contracts/availability.ts';

type Terms = Pick<Queries.ProductDetailFieldsFragment, 'availability' | 'delivery' | 'warranty'>;

/** Availability, delivery and warranty of a product; nothing without one of them. */
export function ProductTerms({ availability, delivery, warranty }: Terms) {
  const terms = [
    {
      icon: 'package',
      name: 'Disponibilidad',
      text: isAvailability(availability) ? AVAILABILITY_LABELS[availability] : null,
    },
    { icon: 'truck', name: 'Entrega', text: delivery },
    { icon: 'shield', name: 'Garantía', text: warranty },
  ].filter(({ text }) => text);
  if (terms.length === 0) return null;
  return (
    <dl css={listCss}>
      {terms.map(({ icon, name, text }) => (
        <div key={name} css={termCss}>
          <Icon name={icon} size={22} css={iconCss} />
          <dt css={nameCss}>{name}</dt>
          <dd css={textCss}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const listCss = css({
  display: 'grid',
  gap: space[5],
  width: '100%',
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
});

const termCss = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `2px ${space[5]}`,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

const iconCss = css({ gridRow: 'span 2', marginTop: '2px', color: color.accent });

const nameCss = css({ color: color.fg, fontWeight: 600 });

const textCss = css({ color: color.fgMuted, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

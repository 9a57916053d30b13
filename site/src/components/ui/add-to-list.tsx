import { css } from '@emotion/react';
import { notify } from '#src/components/notifications/store.ts';
import { useIsListed } from '#src/hooks/use-product-list.ts';
import { putInList, removeFromList } from '#src/lib/product-list.ts';
import { color, flex, fontSize, mq } from '#src/theme/tokens.ts';
import { LINE_LIMITS } from '@tequiora/cms/contracts/enquiry-lines.ts';
import { buttonCss } from './button-css.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type AddToListProps = {
  product: { slug: string; name: string; minQuantity: number | null };
  /** In a card, a text without a frame. */
  isPlain?: boolean;
};

/** Puts a product in «Mi lista» or takes it out. Not shown where scripts are switched off. */
export function AddToList({ product, isPlain = false }: AddToListProps) {
  const { slug, name, minQuantity } = product;
  const isListed = useIsListed(slug);

  function toggle() {
    if (isListed) return removeFromList(slug);
    if (putInList({ slug, name, quantity: minQuantity ?? 1 })) return;
    notify('warning', 'Tu lista está llena', `Caben ${LINE_LIMITS.count} productos. Quita uno.`);
  }

  return (
    <button
      type="button"
      aria-pressed={isListed}
      onClick={toggle}
      css={[...(isPlain ? [plainCss] : buttonCss('secondary', 'lg')), labelsCss]}
    >
      <Icon name={isListed ? 'check' : 'plus'} size={18} />
      {/* Both labels take their space, so that a press moves nothing. */}
      <span css={stackCss}>
        <span aria-hidden={isListed}>Agregar a mi lista</span>
        <span aria-hidden={!isListed}>En mi lista</span>
      </span>
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </button>
  );
}

const stackCss = css({ display: 'grid', justifyItems: 'start', '& > *': { gridArea: '1 / 1' } });

const labelsCss = css({
  '& span[aria-hidden="true"]': { visibility: 'hidden' },
  '@media (scripting: none), print': { display: 'none' },
});

// Above the stretched link of a card, with its own hit area.
const plainCss = css({
  position: 'relative',
  zIndex: 2,
  ...flex.inline,
  gap: '6px',
  minHeight: '36px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.accent,
  fontSize: fontSize.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'start',
  '&[aria-pressed="true"]': { color: color.success },
  [mq.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  [mq.belowMd]: { minHeight: '44px' },
});

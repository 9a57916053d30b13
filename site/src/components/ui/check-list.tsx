import { css } from '@emotion/react';
import { color, flex, fontSize, mq } from '#src/theme/tokens.ts';
import { Icon } from './icon.tsx';

type CheckListProps = {
  items: readonly string[];
  columns?: 1 | 2;
  /** On one line, as in the hero. */
  isInline?: boolean;
  label?: string;
  className?: string;
};

export function CheckList({
  items,
  columns = 1,
  isInline = false,
  label,
  className,
}: CheckListProps) {
  if (items.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label={label}
      css={[listCss, columns === 2 && twoColumnsCss, isInline && inlineCss]}
      className={className}
    >
      {items.map((item) => (
        <li key={item} css={itemCss}>
          <Icon name="circle-check" size={18} css={iconCss} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

const listCss = css({ display: 'grid', gap: '8px 24px', fontSize: fontSize.sm, lineHeight: 1.5 });

const twoColumnsCss = css({ [mq.sm]: { gridTemplateColumns: '1fr 1fr' } });

const inlineCss = css({ ...flex.wrap });

const itemCss = css({ display: 'flex', gap: '8px', alignItems: 'flex-start' });

const iconCss = css({ color: color.accent, marginTop: '0.15em' });

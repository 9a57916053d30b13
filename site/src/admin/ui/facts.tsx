import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space } from '#src/theme/tokens.ts';
import { adminText, hintCss } from './admin-text.ts';

export type Fact = { label: string; value: ReactNode };

/** Definition list. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl css={listCss}>
      {facts.map(({ label, value }) => (
        <div key={label} css={factCss}>
          <dt css={hintCss}>{label}</dt>
          <dd css={valueCss}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const listCss = css({ display: 'grid', gap: space[4] });

const factCss = css({ display: 'grid', gap: '2px', minWidth: 0 });

const valueCss = css({ ...adminText.sm, margin: 0, color: color.fg, overflowWrap: 'anywhere' });

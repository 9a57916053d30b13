import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Facts } from '#src/admin/ui/facts.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { HealthRow } from '../lib/health-row.ts';
import { StateBadge } from './state-badge.tsx';

/** Shows one check: state, advice, and technical details for administrators. */
export function HealthPanel({ name, state, summary, advice, technical, facts }: HealthRow) {
  return (
    <Panel title={name} action={<StateBadge state={state} />}>
      <div css={bodyCss}>
        <p css={summaryCss}>{summary}</p>
        {advice ? (
          <p css={adviceCss}>
            <strong>Qué hacer:</strong> {advice}
          </p>
        ) : null}
        {technical || facts.length > 0 ? (
          <details>
            <summary css={detailsCss}>Detalles técnicos</summary>
            <div css={technicalCss}>
              {technical ? <p css={adviceCss}>{technical}</p> : null}
              <Facts facts={facts} />
            </div>
          </details>
        ) : null}
      </div>
    </Panel>
  );
}

const bodyCss = css({ display: 'grid', gap: space[5] });

const detailsCss = css({
  ...adminText.sm,
  minHeight: '24px',
  color: color.accent,
  fontWeight: 600,
  cursor: 'pointer',
});

const technicalCss = css({ display: 'grid', gap: space[4], paddingTop: space[4] });

const summaryCss = css({ ...adminText.sm, color: color.fg, overflowWrap: 'anywhere' });

const adviceCss = css({ ...adminText.sm, color: color.fgMuted, overflowWrap: 'anywhere' });

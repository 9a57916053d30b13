import { css } from '@emotion/react';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { color, fontSize } from '#src/theme/tokens.ts';
import { formatMonth } from '@tequiora/cms/contracts/format-date.ts';
import { IndustryBadge } from './industry-badge.tsx';

type CaseHeadLineProps = {
  content: Pick<Queries.CaseHeadFieldsFragment, 'client' | 'industry' | 'completedAt'>;
};

/** Client, industry and delivery date of a case. */
export function CaseHeadLine({ content }: CaseHeadLineProps) {
  const { client, industry, completedAt } = content;
  return (
    <Cluster gap={4}>
      <span css={clientCss}>{client}</span>
      <IndustryBadge industry={industry} />
      {completedAt ? (
        <time dateTime={completedAt} css={dateCss}>
          {formatMonth(completedAt)}
        </time>
      ) : null}
    </Cluster>
  );
}

const clientCss = css({ color: color.fg, fontWeight: 600 });

const dateCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

import { css } from '@emotion/react';
import { color, flex, fontSize } from '#src/theme/tokens.ts';
import { formatDate } from '@tequiora/cms/contracts/format-date.ts';

type ArticleFactsProps = { date: string; minutes: number };

/** The date of an article and the time that reading it takes. */
export function ArticleFacts({ date, minutes }: ArticleFactsProps) {
  return (
    <p css={factsCss}>
      <time dateTime={date}>{formatDate(date)}</time>
      <span aria-hidden="true">·</span>
      <span>{`${minutes} min de lectura`}</span>
    </p>
  );
}

const factsCss = css({ ...flex.wrap, gap: '2px 8px', color: color.fgMuted, fontSize: fontSize.sm });

import { css } from '@emotion/react';
import { Banner } from '#src/admin/ui/banner.tsx';
import { space } from '#src/theme/tokens/space.ts';
import { noticeMonths } from '../lib/retention-schema.ts';

type RetentionNoticeProps = {
  /** Sentences about retention in the published privacy notice. */
  sentences: readonly string[];
  months: number;
};

/** Warns when the retention period differs from the published privacy notice. */
export function RetentionNotice({ sentences, months }: RetentionNoticeProps) {
  if (sentences.length === 0) {
    return (
      <Banner tone="warning">
        El aviso de privacidad publicado no dice cuántos meses se guardan las consultas. Escríbelo
        en el CMS.
      </Banner>
    );
  }
  const stated = noticeMonths(sentences);
  const isConsistent = stated.includes(months);
  return (
    <Banner tone={isConsistent ? 'info' : 'warning'}>
      {isConsistent
        ? 'El aviso de privacidad del sitio promete lo mismo:'
        : `El aviso de privacidad del sitio no dice ${months} meses. Si guardas este plazo, cambia también el aviso en el CMS:`}
      {sentences.map((sentence) => (
        <q key={sentence} css={quoteCss}>
          {sentence}
        </q>
      ))}
    </Banner>
  );
}

const quoteCss = css({ display: 'block', marginTop: space[2], fontStyle: 'italic' });

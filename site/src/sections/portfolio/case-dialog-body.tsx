import { css } from '@emotion/react';
import * as Dialog from '@radix-ui/react-dialog';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { color, flex, fontSize, mq, space, typeset } from '#src/theme/tokens.ts';
import { CaseDetail } from './case-detail.tsx';
import { CaseStage } from './case-stage.tsx';
import { SimilarProjectLink } from './similar-project-link.tsx';
import type { CaseContent } from './use-case-content.ts';

type CaseDialogBodyProps = { content: CaseContent };

export function CaseDialogBody({ content }: CaseDialogBodyProps) {
  const { title, description } = content;
  const settings = useSettings();
  return (
    <>
      <CaseStage content={content} />
      <div css={textCss}>
        <div css={titleCss}>
          <Dialog.Title css={headingCss}>{title}</Dialog.Title>
          <Dialog.Description css={leadCss}>{description}</Dialog.Description>
        </div>
        <CaseDetail content={content} level={3} />
      </div>
      <div css={footCss}>
        {settings ? <p css={promiseCss}>{settings.responseText}</p> : null}
        <SimilarProjectLink title={title} css={buttonCss} />
      </div>
    </>
  );
}

const textCss = css({
  display: 'grid',
  gap: 'clamp(1.5rem, 4cqi, 2.5rem)',
  padding: 'clamp(1.25rem, 4cqi, 2.75rem)',
});

const titleCss = css({ display: 'grid', gap: space[4], maxWidth: '44rem' });

const headingCss = css({ fontSize: 'clamp(1.625rem, 1.1rem + 2.2cqi, 2.25rem)' });

const leadCss = css({ ...typeset.lead, color: color.fgMuted });

const footCss = css({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  ...flex.spread,
  gap: space[6],
  padding: `${space[5]} clamp(1.25rem, 4cqi, 2.75rem)`,
  paddingBottom: `max(${space[5]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.border}`,
  background: color.bg,
  [mq.print]: { display: 'none' },
});

const promiseCss = css({
  color: color.fgMuted,
  fontSize: fontSize.sm,
  [mq.belowMd]: { display: 'none' },
});

const buttonCss = css({ marginLeft: 'auto', [mq.belowMd]: { width: '100%' } });

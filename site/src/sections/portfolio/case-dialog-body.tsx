import { css } from '@emotion/react';
import * as Dialog from '@radix-ui/react-dialog';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { Device } from '#src/components/media/device.tsx';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import { color, flex, fontSize, mq, space, typeset } from '#src/theme/tokens.ts';
import { CaseDetail } from './case-detail.tsx';
import { SimilarProjectLink } from './similar-project-link.tsx';
import type { CaseContent } from './use-case-content.ts';

export function CaseDialogBody({ content }: { content: CaseContent }) {
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
        <SimilarProjectLink content={content} css={buttonCss} />
      </div>
    </>
  );
}

type CaseStageProps = { content: Pick<CaseContent, 'client' | 'image' | 'mockupImage'> };

/**
 * The picture at the top of the dialog: the system's screen on its stage, or the case's picture.
 */
function CaseStage({ content }: CaseStageProps) {
  const { image, mockupImage } = content;
  if (!mockupImage) {
    return (
      <div data-case-stage="" css={stageCss}>
        <Picture
          media={image}
          css={coverCss}
          slot={COVER_SLOT}
          placeholder={
            <PicturePlaceholder name={content.client} gradient="talavera" css={placeholderCss} />
          }
        />
      </div>
    );
  }
  return (
    <div
      data-case-stage=""
      data-scope="dark"
      css={stageCss}
      style={{ background: gradientOf('talavera') }}
    >
      <GrecaField />
      <Device type="browser" css={deviceCss}>
        <Picture media={mockupImage} slot={SCREEN_SLOT} />
      </Device>
    </div>
  );
}

const COVER_SLOT: PictureSlot = [
  { from: 'xl', width: '65rem', ratio: 21 / 9 },
  { from: 'md', width: '94vw', ratio: 21 / 9 },
  { width: '100vw', ratio: 16 / 10 },
];
const SCREEN_SLOT: PictureSlot = [{ from: 'xl', width: '53.5rem' }, { width: '84vw' }];

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

const stageCss = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  // An aspect ratio alone would narrow it where the height is limited.
  overflow: 'hidden',
  // Leaves the first lines of problem and solution in view.
  [mq.md]: {
    aspectRatio: '21 / 9',
    maxHeight: 'clamp(9rem, 100dvh - 42rem, 36dvh)',
    width: '100%',
  },
  [mq.print]: { display: 'none' },
});

const placeholderCss = css({ height: '100%' });

const coverCss = css({ height: '100%', objectFit: 'cover', objectPosition: '50% 40%' });

// Overflows the lower edge of the stage: the top of a screen is enough to identify it.
const deviceCss = css({ position: 'absolute', top: '11%', left: '9%', right: '9%' });

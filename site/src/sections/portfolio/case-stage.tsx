import { css } from '@emotion/react';
import { Device } from '#src/components/media/device.tsx';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture } from '#src/components/media/picture.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import { mq } from '#src/theme/tokens.ts';
import type { CaseContent } from './use-case-content.ts';

type CaseStageProps = { content: Pick<CaseContent, 'client' | 'image' | 'mockupImage'> };

/**
 * The picture at the top of the dialog: the system's screen on its stage, or the case's picture.
 */
export function CaseStage({ content }: CaseStageProps) {
  const { image, mockupImage } = content;
  if (!mockupImage) {
    return (
      <div data-case-stage="" css={stageCss}>
        <Picture
          media={image}
          css={coverCss}
          sizes={SIZES}
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
        <Picture media={mockupImage} sizes={SIZES} />
      </Device>
    </div>
  );
}

const SIZES = '(min-width: 68rem) 52rem, 84vw';

const stageCss = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  // An aspect ratio alone would narrow it where the height is limited.
  overflow: 'hidden',
  [mq.md]: { aspectRatio: '21 / 9', maxHeight: '36dvh', width: '100%' },
  [mq.print]: { display: 'none' },
});

const placeholderCss = css({ height: '100%' });

const coverCss = css({ height: '100%', objectFit: 'cover', objectPosition: '50% 40%' });

// Overflows the lower edge of the stage: the top of a screen is enough to identify it.
const deviceCss = css({ position: 'absolute', top: '11%', left: '9%', right: '9%' });

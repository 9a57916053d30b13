import { css } from '@emotion/react';
import { Device } from '#src/components/media/device.tsx';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { resolvePicture } from '#src/components/media/picture-source.ts';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, mq } from '#src/theme/tokens.ts';
import { ChatMock } from './chat-mock.tsx';

type BotStageProps = {
  service: Queries.ComplementaryServiceFieldsFragment;
  gradient: 'anil' | 'talavera';
};

/** The service's screen in its device, with a sample chat in front. */
export function BotStage({ service, gradient }: BotStageProps) {
  const picture = service.image;
  const { width = 0, height = 0 } = resolvePicture(picture) ?? {};
  const isPortrait = height > width;
  return (
    <div css={[stageCss, screenOnlyCss]} style={{ background: gradientOf(gradient) }}>
      <GrecaField />
      {picture ? (
        <Device
          type={isPortrait ? 'phone' : 'browser'}
          css={[deviceCss, isPortrait ? phoneCss : browserCss]}
        >
          <Picture media={picture} slot={isPortrait ? PHONE_SLOT : BROWSER_SLOT} />
        </Device>
      ) : service.chat.length === 0 ? (
        <PicturePlaceholder
          name={service.name}
          icon={service.icon}
          gradient={gradient}
          css={placeholderCss}
        />
      ) : null}
      {service.chat.length > 0 ? <ChatMock service={service} css={chatCss} /> : null}
    </div>
  );
}

const PHONE_SLOT: PictureSlot = [{ width: '16rem', ratio: 0.47 }];
// Wider than a phone, where most of it is behind the chat or outside the stage.
const BROWSER_SLOT: PictureSlot = [{ from: 'md', width: '46rem' }, { width: '90vw' }];

const stageCss = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: '24rem',
  padding: '1.5rem',
  borderTop: `1px solid ${color.border}`,
  overflow: 'hidden',
});

const placeholderCss = css({ position: 'absolute', inset: 0 });

// Overflows at the right and bottom edges: the chat is the focus.
const deviceCss = css({ position: 'absolute' });

const phoneCss = css({
  top: '2.5rem',
  right: '-5.5rem',
  width: '17rem',
  [mq.sm]: { right: '1.5rem' },
  [mq.lg]: { right: '2rem', top: '3rem' },
});

const browserCss = css({
  top: '2.5rem',
  left: '34%',
  width: '46rem',
  [mq.lg]: { top: '3rem', left: '22%' },
});

const chatCss = css({
  position: 'relative',
  zIndex: 2,
  justifySelf: 'start',
  alignSelf: 'end',
});

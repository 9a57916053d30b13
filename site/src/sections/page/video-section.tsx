import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useState, type MouseEvent } from 'react';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { removeHighlightMarks } from '#src/lib/text.ts';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, flex, fontSize, mq, radius, space } from '#src/theme/tokens.ts';
import { parseForeignVideo, type ForeignVideo } from '@tequiora/cms/contracts/video.ts';
import type { SectionProps } from './page-section.ts';

type VideoSectionProps = SectionProps<Queries.VideoSectionFieldsFragment>;

/**
 * A picture that starts a video. Nothing of the video, nor of another site, is loaded before; without
 * JavaScript the picture is a link to the file, or to the page of the video.
 */
export function VideoSection({ content, headId, tone }: VideoSectionProps) {
  const { title, image, video, captions, videoUrl, duration } = content;
  const [isOpen, setIsOpen] = useState(false);
  const foreign = parseForeignVideo(videoUrl ?? '');
  const file = video?.fileUrl ?? undefined;
  const address = file ?? foreign?.page;
  if (address === undefined) return null;
  const name = removeHighlightMarks(title);

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact>
      <figure css={figureCss}>
        {isOpen ? (
          <Player name={name} file={file} foreign={foreign} captions={captions?.fileUrl} />
        ) : (
          <a href={address} onClick={open} css={openerCss}>
            <Picture media={image} ratio="16 / 9" slot={SLOT} isDecorative />
            <span css={playCss}>
              <Icon name="play" size={20} />
              <span>Ver el video</span>
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              {duration ? <span css={durationCss}>{duration}</span> : null}
            </span>
          </a>
        )}
        {foreign && !file ? (
          <figcaption css={captionCss}>
            {`El video se carga de ${foreign.provider} cuando lo abres.`}
          </figcaption>
        ) : null}
        <p css={printedCss}>{file ? absoluteUrl(address) : address}</p>
      </figure>
    </HeadedSection>
  );
}

type PlayerProps = {
  name: string;
  file: string | undefined;
  foreign: ForeignVideo | undefined;
  captions: string | null | undefined;
};

/** Gets the focus, because the link that was pressed is gone. */
function Player({ name, file, foreign, captions }: PlayerProps) {
  if (file !== undefined) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video may have nothing to read
      <video
        ref={focus}
        src={file}
        aria-label={name}
        controls
        autoPlay
        playsInline
        preload="none"
        css={playerCss}
      >
        {captions ? (
          <track src={captions} kind="captions" srcLang="es-MX" label="Español" default />
        ) : null}
      </video>
    );
  }
  return (
    <iframe
      ref={focus}
      src={foreign?.player}
      title={name}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      css={playerCss}
    />
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

const SLOT: PictureSlot = [{ from: 'lg', width: '60rem' }, { width: '92vw' }];

const figureCss = css({ maxWidth: '60rem', margin: 0 });

const openerCss = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius.xl,
  background: color.bgSubtle,
  textDecoration: 'none',
});

const playCss = css({
  ...flex.wrap,
  alignContent: 'center',
  position: 'absolute',
  left: space[5],
  bottom: space[5],
  maxWidth: `calc(100% - 2 * ${space[5]})`,
  minHeight: '48px',
  gap: space[3],
  paddingInline: space[5],
  borderRadius: radius.lg,
  background: color.accent,
  color: color.onAccent,
  fontWeight: 600,
  [mq.print]: { display: 'none' },
});

const durationCss = css({ fontWeight: 400, fontVariantNumeric: 'tabular-nums' });

const playerCss = css({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: radius.xl,
  background: color.bgSubtle,
  [mq.print]: { display: 'none' },
});

const captionCss = css({ marginTop: space[3], color: color.fgMuted, fontSize: fontSize.sm });

const printedCss = css({
  display: 'none',
  overflowWrap: 'anywhere',
  [mq.print]: { display: 'block', marginTop: space[3] },
});

export const videoSectionFields = graphql`
  fragment VideoSectionFields on STRAPI__COMPONENT_PAGE_VIDEO {
    hidden
    kicker
    title
    description
    image {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1080)
        }
      }
    }
    video {
      fileUrl
    }
    captions {
      fileUrl
    }
    videoUrl
    duration
    recordedOn
  }
`;

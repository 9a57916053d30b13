import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { flex, fontFamily, fontSize, palette, radius, shadow } from '#src/theme/tokens.ts';

type DemoFrameProps = { label: string; title: string; onClose: () => void; children: ReactNode };

/** The screen of a system that a visitor tries. A new title gets the focus. */
export function DemoFrame({ label, title, onClose, children }: DemoFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a swipe or arrow key of its controls does not change the slide
    <section
      aria-label={label}
      css={frameCss}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div css={screenCss}>
        <div css={barCss}>
          <h2 ref={heading} tabIndex={-1} css={titleCss}>
            {title}
          </h2>
          <span css={sampleCss}>De prueba</span>
          <IconButton icon="close" label="Cerrar la prueba" css={closeCss} onClick={onClose} />
        </div>
        {children}
      </div>
    </section>
  );
}

/** Styles for a frame that is wide enough for two columns. */
export const WIDE_FRAME = '@container (min-width: 36rem)';

const frameCss = css({
  containerType: 'inline-size',
  width: '100%',
  padding: '10px',
  borderRadius: radius.xl,
  background: `linear-gradient(160deg, ${palette.navy[600]}, ${palette.navy[800]})`,
  boxShadow: shadow.dark,
});

const screenCss = css({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.lg,
  overflow: 'hidden',
  background: palette.gray[100],
  color: palette.navy[900],
  fontSize: fontSize.xs,
  lineHeight: 1.4,
  '& :focus-visible': { outlineColor: palette.blue[600] },
});

const barCss = css({
  ...flex.row,
  gap: '10px',
  padding: '6px 8px 6px 14px',
  background: palette.gray[0],
  borderBottom: `1px solid ${palette.gray[200]}`,
});

const titleCss = css({
  margin: 0,
  color: 'inherit',
  fontFamily: fontFamily.display,
  fontSize: fontSize['ui-lg'],
  fontWeight: 700,
  '&&:focus': { outline: 'none' },
});

const sampleCss = css({
  padding: '2px 8px',
  borderRadius: radius.full,
  background: palette.green[100],
  color: palette.green[800],
  fontWeight: 600,
});

const closeCss = css({ marginLeft: 'auto', border: 0, color: 'inherit' });

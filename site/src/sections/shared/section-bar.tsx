import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { Container } from '#src/components/ui/container.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { color, duration, flex, fontSize, palette, space } from '#src/theme/tokens.ts';
import { STICKY_BAR_HEIGHT, StickyBar } from './sticky-bar.tsx';

type SectionBarProps = {
  /** In the order of the page. */
  sections: readonly { id: string; label: string }[];
};

/** Links to the sections of a long page, which stay in view and mark the section that is read. */
export function SectionBar({ sections }: SectionBarProps) {
  const rail = useRef<HTMLUListElement>(null);
  const current = useReadSection(sections.map(({ id }) => id));

  useEffect(() => {
    const link = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (!rail.current || !link) return;
    rail.current.scrollLeft = link.offsetLeft - (rail.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  if (sections.length < 2) return null;
  return (
    <StickyBar>
      <nav aria-label="Secciones de la página">
        <Container>
          <ul ref={rail} role="list" css={railCss}>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <SmartLink
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  css={linkCss}
                >
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </Container>
      </nav>
    </StickyBar>
  );
}

/** Returns the id of the last section whose start has passed the upper third of the window. */
function useReadSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    const elements = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = elements.filter(
        (element) => element.getBoundingClientRect().top < window.innerHeight / 3,
      );
      setCurrent(passed.at(-1)?.id);
    };
    // The margin includes everything above the window, so that jumps in both directions are reported.
    const observer = new IntersectionObserver(update, { rootMargin: '9999999px 0px -66%' });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [key]);

  return current;
}

const railCss = css({
  ...flex.row,
  position: 'relative',
  gap: space[2],
  minHeight: STICKY_BAR_HEIGHT,
  marginInline: `calc(-1 * ${space[4]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const linkCss = css({
  ...flex.inline,
  minHeight: '44px',
  paddingInline: space[4],
  color: color.fgBody,
  fontSize: fontSize.sm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  // A row of stitches under the section that is read.
  borderBottom: '4px solid transparent',
  transition: `color ${duration[1]}`,
  '&:hover': { color: color.accent },
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': {
    color: palette.blue[700],
    fontWeight: 600,
    borderImage: `repeating-linear-gradient(90deg, ${palette.blue[600]} 0 8px, transparent 0 12px) 4`,
  },
});

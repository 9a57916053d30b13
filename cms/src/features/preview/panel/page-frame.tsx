import { Box, Button, Flex } from '@strapi/design-system';
import { forwardRef, useEffect, useRef, useState } from 'react';

const WIDTHS = [
  { width: 390, label: 'Teléfono' },
  { width: 768, label: 'Tableta' },
  { width: 1440, label: 'Computadora' },
] as const;

type WidthButtonsProps = { width: number; onChange: (width: number) => void };

/** Chooses the width of the page in CSS pixels: of a telephone, tablet or computer. */
export function WidthButtons({ width, onChange }: WidthButtonsProps) {
  return (
    <Flex gap={1} role="group" aria-label="Ancho de la página">
      {WIDTHS.map(({ width: each, label }) => (
        <Button
          key={each}
          size="S"
          variant={each === width ? 'secondary' : 'ghost'}
          aria-pressed={each === width}
          onClick={() => onChange(each)}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}

type PageFrameProps = { url: string | undefined; title: string; width: number };

/** A page of the site at a width in CSS pixels, scaled down to the room that there is. */
export const PageFrame = forwardRef<HTMLIFrameElement, PageFrameProps>(function PageFrame(
  { url, title, width },
  frame,
) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <Box ref={room} flex={1} overflow="hidden" background="neutral150">
      {url !== undefined && (
        <iframe
          ref={frame}
          src={url}
          title={title}
          style={{
            display: 'block',
            border: 0,
            inlineSize: width,
            blockSize: size.height / scale,
            marginInline: scale === 1 ? 'auto' : 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      )}
    </Box>
  );
});

/** Returns the size of an element in CSS pixels; 0 before it is known. */
function useSize(element: { current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

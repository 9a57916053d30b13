import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { mq } from '#src/theme/tokens.ts';

type Demo = ComponentType<{ onClose: () => void }>;

/** What can be tried in place of a picture, by the value in the CMS. */
const DEMOS: Readonly<Record<string, { label: string; load: () => Promise<Demo> }>> = {
  caja: {
    label: 'Prueba la caja',
    load: async () => (await import('./till/till.tsx')).Till,
  },
  reservaciones: {
    label: 'Prueba el calendario',
    load: async () => (await import('./bookings/bookings.tsx')).Bookings,
  },
};

type HeroDemoProps = {
  name: string | null;
  onOpen?: () => void;
  className?: string;
  children: ReactNode;
};

/** The picture of a slide; if the slide has a demo, with a button that loads it in its place. */
export function HeroDemo({ name, onOpen, className, children }: HeroDemoProps) {
  const demo = name ? DEMOS[name] : undefined;
  const [state, setState] = useState<'picture' | 'loading' | 'failed'>('picture');
  const [Open, setOpen] = useState<{ Demo: Demo } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (Open) wasOpen.current = true;
    else if (wasOpen.current) button.current?.focus();
  }, [Open]);

  if (!demo) return <div className={className}>{children}</div>;

  function open() {
    setState('loading');
    onOpen?.();
    demo?.load().then(
      (Loaded) => {
        setOpen({ Demo: Loaded });
        setState('picture');
      },
      () => setState('failed'),
    );
  }

  if (Open) {
    return (
      <div className={className} css={openCss}>
        <ErrorBoundary resetKey={name ?? ''} fallback={() => <>{children}</>}>
          <Open.Demo onClose={() => setOpen(null)} />
        </ErrorBoundary>
      </div>
    );
  }
  return (
    <div className={className} css={closedCss}>
      {children}
      <Button
        ref={button}
        icon="play"
        size="sm"
        isLoading={state === 'loading'}
        css={buttonCss}
        onClick={open}
      >
        {state === 'failed' ? 'Sin conexión: prueba otra vez' : demo.label}
      </Button>
    </div>
  );
}

const closedCss = css({ position: 'relative' });

// Higher than the picture on phones, where sale and articles are below each other.
const openCss = css({
  '&&': {
    aspectRatio: 'auto',
    alignSelf: 'center',
    transform: 'none',
    [mq.lg]: { marginRight: 0 },
  },
});

const buttonCss = css({
  position: 'absolute',
  right: '3%',
  bottom: '-12px',
  '@media (scripting: none)': { display: 'none' },
  [mq.print]: { display: 'none' },
});

import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Banner } from './banner.tsx';

type DraftNoticeProps = {
  tone?: 'info' | 'warning';
  onDiscard: () => void;
  children?: ReactNode;
};

/** Shown when a form contains a restored draft. */
export function DraftNotice({ tone = 'info', onDiscard, children }: DraftNoticeProps) {
  return (
    <Banner
      tone={tone}
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Descartar
        </Button>
      }
    >
      {children ?? 'Recuperamos lo que escribiste y no se guardó.'}
    </Banner>
  );
}

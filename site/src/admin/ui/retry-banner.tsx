import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Banner } from './banner.tsx';

type RetryBannerProps = { onRetry: () => void; isRetrying?: boolean; children: ReactNode };

/** Reports, next to the content that is there, that something could not be loaded. */
export function RetryBanner({ onRetry, isRetrying = false, children }: RetryBannerProps) {
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" size="sm" isLoading={isRetrying} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {children}
    </Banner>
  );
}

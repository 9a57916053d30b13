import { css } from '@emotion/react';
import type { SiteSettings } from '#src/components/layout/site-settings.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { useNow } from '#src/hooks/use-now.ts';
import { isOpenAt } from '#src/lib/opening-hours.ts';
import { space } from '#src/theme/tokens.ts';

const MINUTE = 60_000;

/** Shows 'Abierto ahora' or 'Cerrado' in office time; renders nothing before hydration. */
export function OpenNow({ hours }: { hours: SiteSettings['hours'] }) {
  const now = useNow(MINUTE);
  if (!now) return null;
  const isOpen = isOpenAt(hours, now);
  return (
    <Badge tone={isOpen ? 'green' : 'gray'} css={badgeCss}>
      {isOpen ? 'Abierto ahora' : 'Cerrado'}
    </Badge>
  );
}

const badgeCss = css({ marginTop: space[2] });

import { css } from '@emotion/react';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { useNow } from '#src/hooks/use-now.ts';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import { formatWeekday } from '@tequiora/cms/contracts/format-date.ts';
import { greeting } from '../lib/greeting.ts';

const MINUTE = 60_000;

/** Shows the date and greets the user by name. */
export function OverviewHeader() {
  const { name } = useCurrentUser();
  const now = useNow(MINUTE) ?? new Date();
  return (
    <div css={headerCss}>
      <p css={dateCss}>{formatWeekday(now)}</p>
      <h1 css={titleCss} tabIndex={-1} data-screen-title="">
        {greeting(name, now)}
      </h1>
    </div>
  );
}

const headerCss = css({ display: 'grid', gap: space[2] });

const dateCss = css({ ...adminText.sm, color: color.fgMuted });

const titleCss = css({ ...adminText.xl, color: color.fg, overflowWrap: 'anywhere' });

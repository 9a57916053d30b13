import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, palette, radius, space } from '#src/theme/tokens.ts';
import { signOut } from '../lib/session.ts';
import { useCurrentUser } from '../lib/use-current-user.ts';

/** Shows the signed-in user and the sign-out button. */
export function AccountPanel() {
  const { name, email } = useCurrentUser();
  const { mutate, isPending } = useMutation({
    mutationFn: () => signOut(),
    onSuccess: (isKnown) => {
      if (isKnown) return;
      notify(
        'warning',
        'Sesión cerrada en este navegador',
        'El servidor no respondió. Cuando vuelva la conexión, cierra también las demás sesiones en Ajustes.',
        Infinity,
      );
    },
  });
  return (
    <div css={panelCss}>
      <div css={personCss}>
        <span aria-hidden="true" css={avatarCss}>
          {initials(name)}
        </span>
        <div css={textCss}>
          <p css={nameCss} title={name}>
            {name}
          </p>
          <p css={emailCss} title={email}>
            {email}
          </p>
        </div>
      </div>
      <Button
        variant="ghost"
        icon="log-out"
        isFullWidth
        isLoading={isPending}
        onClick={() => mutate()}
      >
        Cerrar Sesión
      </Button>
    </div>
  );
}

/** Returns the initials of the first two words: 'Ana María Pérez' → 'AM'. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => word.charAt(0).toLocaleUpperCase('es-MX')).join('');
}

const panelCss = css({
  display: 'grid',
  gap: space[5],
  padding: space[5],
  borderTop: `1px solid ${color.border}`,
});

const personCss = css({ ...flex.row, gap: space[4], minWidth: 0 });

const avatarCss = css({
  flex: 'none',
  ...flex.center,
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  background: palette.blue[600],
  color: palette.gray[0],
  fontSize: '0.875rem',
  fontWeight: 700,
});

const textCss = css({ minWidth: 0, fontSize: '0.8125rem', lineHeight: 1.4 });

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const nameCss = css({ ...ellipsis, color: color.fg, fontSize: '0.875rem', fontWeight: 600 });

const emailCss = css({ ...ellipsis, color: color.fgMuted });

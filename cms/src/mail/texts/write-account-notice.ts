import type { Company } from '../company';
import type { AccountMailKind } from '../mail-row';
import type { Message } from '../message';

type Notice = {
  kind: AccountMailKind;
  to: string;
  /** Number of unused recovery codes. */
  codesLeft: number;
  company: Company;
  siteUrl: string;
};

type Text = { title: string; text: string };

function formatCodesLeft(left: number): string {
  if (left === 0) return 'Ya no te queda ninguno: pide códigos nuevos en Ajustes.';
  return left === 1 ? 'Te queda 1 código.' : `Te quedan ${left} códigos.`;
}

const TEXTS: Record<AccountMailKind, (codesLeft: number) => Text> = {
  'two-factor-reset': () => ({
    title: 'Se restableció tu verificación en dos pasos',
    text: 'Quien administra las cuentas quitó la verificación en dos pasos de la tuya y cerró tus sesiones. Para entrar basta tu contraseña; actívala otra vez en Ajustes.',
  }),
  'two-factor-disabled': () => ({
    title: 'Se desactivó tu verificación en dos pasos',
    text: 'Desde Ajustes se desactivó la verificación en dos pasos de tu cuenta. Para entrar basta tu contraseña.',
  }),
  'recovery-code-used': (codesLeft) => ({
    title: 'Se usó un código de recuperación',
    text: `Alguien entró al tablero con tu cuenta y uno de tus códigos de recuperación. ${formatCodesLeft(codesLeft)}`,
  }),
};

/** Writes the notice to the owner of an account about a change of two-factor authentication. */
export function writeAccountNotice({ kind, to, codesLeft, company, siteUrl }: Notice): Message {
  const { title, text } = TEXTS[kind](codesLeft);
  return {
    to: [to],
    subject: title,
    title,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'text',
        text: 'Si no lo hiciste ni lo pediste, cambia tu contraseña y avisa a quien administra las cuentas.',
      },
      { kind: 'link', label: 'Abrir Ajustes', href: `${siteUrl}/admin/ajustes` },
    ],
    footer: [{ kind: 'text', text: `Aviso automático del tablero de ${company.name}.` }],
  };
}

import { defineTokens, toVariables } from './define-tokens.ts';
import { palette, translucent } from './palette.ts';

const { blue, navy, gray, sky, amber, red, green, wa } = palette;

const light = {
  bg: gray[0],
  bgSubtle: gray[50],
  bgRaised: gray[0],
  bgSunken: gray[100],
  fg: navy[900],
  fgBody: gray[700],
  fgMuted: gray[600],
  fgHint: gray[500],
  accent: blue[600],
  accentHover: blue[700],
  accentSoft: blue[50],
  onAccent: gray[0],
  highlight: blue[600],
  border: gray[200],
  borderStrong: gray[500],
  focus: blue[600],
  danger: red[600],
  dangerBg: red[50],
  success: green[700],
  successBg: green[50],
  warning: amber[800],
  warningBg: amber[100],
  info: sky[800],
  infoBg: sky[100],
  rating: amber[600],
  pattern: translucent('navy', 900, 0.06),
};

const dark: Record<keyof typeof light, string> = {
  bg: navy[900],
  bgSubtle: navy[950],
  bgRaised: translucent('gray', 0, 0.05),
  bgSunken: translucent('gray', 0, 0.08),
  fg: gray[0],
  fgBody: navy[200],
  fgMuted: navy[300],
  fgHint: navy[300],
  accent: sky[400],
  accentHover: sky[300],
  accentSoft: translucent('sky', 400, 0.14),
  onAccent: navy[950],
  highlight: sky[400],
  border: translucent('gray', 0, 0.1),
  borderStrong: navy[400],
  focus: sky[400],
  danger: red[300],
  dangerBg: translucent('red', 500, 0.14),
  success: green[300],
  successBg: translucent('green', 500, 0.14),
  warning: amber[400],
  warningBg: translucent('amber', 400, 0.14),
  info: sky[300],
  infoBg: translucent('sky', 400, 0.14),
  rating: amber[400],
  pattern: translucent('gray', 0, 0.07),
};

const roles = defineTokens('c', light);

/** Colours by role. `[data-scope="dark"]` changes them without re-rendering. */
export const color = { ...roles.references, whatsapp: wa[700], whatsappBright: wa[500] };

export const lightScopeVariables = roles.variables;

export function darkScopeVariables(): Record<string, string> {
  return toVariables('c', dark);
}

import { palette, translucent } from './palette.ts';
import { toReferences, toVariables } from './token-references.ts';

const { blue, navy, gray, sky, amber, red, green, wa } = palette;

const light = {
  bg: gray[0],
  'bg-subtle': gray[50],
  'bg-raised': gray[0],
  'bg-sunken': gray[100],
  fg: navy[900],
  'fg-body': gray[700],
  'fg-muted': gray[600],
  'fg-hint': gray[500],
  accent: blue[600],
  'accent-hover': blue[700],
  'accent-soft': blue[50],
  'on-accent': gray[0],
  highlight: blue[600],
  border: gray[200],
  'border-strong': gray[500],
  focus: blue[600],
  danger: red[600],
  'danger-bg': red[50],
  success: green[700],
  'success-bg': green[50],
  warning: amber[800],
  'warning-bg': amber[100],
  info: sky[800],
  'info-bg': sky[100],
  rating: amber[600],
  pattern: translucent('navy', 900, 0.06),
};

const dark: Record<keyof typeof light, string> = {
  bg: navy[900],
  'bg-subtle': navy[950],
  'bg-raised': translucent('gray', 0, 0.05),
  'bg-sunken': translucent('gray', 0, 0.08),
  fg: gray[0],
  'fg-body': navy[200],
  'fg-muted': navy[300],
  'fg-hint': navy[300],
  accent: sky[400],
  'accent-hover': sky[300],
  'accent-soft': translucent('sky', 400, 0.14),
  'on-accent': navy[950],
  highlight: sky[400],
  border: translucent('gray', 0, 0.1),
  'border-strong': navy[400],
  focus: sky[400],
  danger: red[300],
  'danger-bg': translucent('red', 500, 0.14),
  success: green[300],
  'success-bg': translucent('green', 500, 0.14),
  warning: amber[400],
  'warning-bg': translucent('amber', 400, 0.14),
  info: sky[300],
  'info-bg': translucent('sky', 400, 0.14),
  rating: amber[400],
  pattern: translucent('gray', 0, 0.07),
};

const role = toReferences('c', light);

/** Colours by role. `[data-scope="dark"]` changes them without re-rendering. */
export const color = {
  bg: role.bg,
  bgSubtle: role['bg-subtle'],
  bgRaised: role['bg-raised'],
  bgSunken: role['bg-sunken'],
  fg: role.fg,
  fgBody: role['fg-body'],
  fgMuted: role['fg-muted'],
  fgHint: role['fg-hint'],
  accent: role.accent,
  accentHover: role['accent-hover'],
  accentSoft: role['accent-soft'],
  onAccent: role['on-accent'],
  highlight: role.highlight,
  border: role.border,
  borderStrong: role['border-strong'],
  focus: role.focus,
  danger: role.danger,
  dangerBg: role['danger-bg'],
  success: role.success,
  successBg: role['success-bg'],
  warning: role.warning,
  warningBg: role['warning-bg'],
  info: role.info,
  infoBg: role['info-bg'],
  rating: role.rating,
  pattern: role.pattern,
  whatsapp: wa[700],
  whatsappBright: wa[500],
} as const;

export function lightScopeVariables(): Record<string, string> {
  return toVariables('c', light);
}

export function darkScopeVariables(): Record<string, string> {
  return toVariables('c', dark);
}

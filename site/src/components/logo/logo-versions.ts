export type LogoVariant = 'full' | 'horizontal' | 'stacked' | 'icon' | 'text';
export type LogoVersion = '01' | '02' | '03';
export type LogoSize = 'sm' | 'md' | 'lg' | 'xl' | 'xxl';

type LogoColors = { hook: string; stem: string; word: string; tagline: string };

export const logoColors: Record<LogoVersion, LogoColors> = {
  '01': {
    hook: 'var(--blue-600)',
    stem: 'var(--navy-900)',
    word: 'var(--navy-900)',
    tagline: 'var(--gray-600)',
  },
  '02': {
    hook: 'var(--sky-400)',
    stem: 'var(--gray-0)',
    word: 'var(--gray-0)',
    tagline: 'var(--navy-200)',
  },
  '03': {
    hook: 'currentColor',
    stem: 'currentColor',
    word: 'currentColor',
    tagline: 'currentColor',
  },
};

const iconHeights: Record<LogoSize, number> = { sm: 24, md: 32, lg: 40, xl: 56, xxl: 80 };

/** Height in pixels. */
export const logoHeights: Record<LogoVariant, Record<LogoSize, number>> = {
  icon: iconHeights,
  text: iconHeights,
  horizontal: iconHeights,
  full: { sm: 30, md: 40, lg: 50, xl: 70, xxl: 100 },
  stacked: { sm: 72, md: 96, lg: 120, xl: 168, xxl: 240 },
};

import { css } from '@emotion/react';
import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Info,
  LoaderCircle,
  Mail,
  Pause,
  Phone,
  Plus,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { contentIcons } from './icon-map.ts';

const interfaceIcons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  info: Info,
  loader: LoaderCircle,
  mail: Mail,
  pause: Pause,
  phone: Phone,
  plus: Plus,
  warning: TriangleAlert,
  close: X,
} satisfies Record<string, LucideIcon>;

const icons: Record<string, LucideIcon> = { ...contentIcons, ...interfaceIcons };

export type ContentIconName = keyof typeof contentIcons;
export type IconName = ContentIconName | keyof typeof interfaceIcons;

type IconProps = {
  /** A key of the CMS or of the interface; an unknown one draws nothing. */
  name: IconName | (string & {}) | null | undefined;
  size?: number | string;
  className?: string;
};

/** Decoration: the text beside it, or the label of its button, carries the meaning. */
export function Icon({ name, size = 20, className }: IconProps) {
  const Glyph = name ? icons[name] : undefined;
  if (!Glyph) return null;
  return <Glyph aria-hidden size={size} strokeWidth={1.75} css={iconCss} className={className} />;
}

const iconCss = css({ flex: 'none' });

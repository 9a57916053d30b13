import { css } from '@emotion/react';
import { BrandIcon, type BrandIconName } from '#src/components/ui/brand-icon.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, duration, flex, mq, radius } from '#src/theme/tokens.ts';
import type { SiteSettings } from './settings-provider.tsx';

/** Social networks; one without a URL keeps its place and is announced as coming soon. */
export function SocialLinks({ links }: { links: SiteSettings['socialLinks'] }) {
  const known = links.flatMap(({ network, url }) => (isNetwork(network) ? [{ network, url }] : []));
  if (known.length === 0) return null;
  return (
    <ul role="list" aria-label="Redes sociales" css={listCss}>
      {known.map(({ network, url }) => (
        <li key={network}>
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" css={iconCss}>
              <BrandIcon name={network} />
              <VisuallyHidden>{`${names[network]} (se abre en una pestaña nueva)`}</VisuallyHidden>
            </a>
          ) : (
            <span css={[iconCss, comingCss]}>
              <BrandIcon name={network} />
              <VisuallyHidden>{`${names[network]} (próximamente)`}</VisuallyHidden>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type SocialNetwork = Exclude<BrandIconName, 'whatsapp'>;

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

function isNetwork(network: string): network is SocialNetwork {
  return Object.hasOwn(names, network);
}

const listCss = css({ ...flex.wrap, gap: '8px' });

const iconCss = css({
  ...flex.center,
  width: '44px',
  height: '44px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  color: color.fgBody,
  transition: `background-color ${duration[1]}`,
  [mq.hover]: { 'a&:hover': { background: color.bgSunken, color: color.fg } },
});

const comingCss = css({ borderColor: 'transparent', color: color.fgMuted });

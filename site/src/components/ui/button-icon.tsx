import type { ReactNode } from 'react';
import { BrandIcon } from './brand-icon.tsx';
import { Icon, type IconName } from './icon.tsx';

export type ButtonIconName = IconName | 'whatsapp';

const TRAILING: readonly IconName[] = ['arrow-right', 'arrow-up-right', 'chevron-down'];

type ButtonIconProps = { icon?: ButtonIconName | undefined; children: ReactNode };

/** Shows a label with its icon: arrows after the label, other icons before it. */
export function ButtonIcon({ icon, children }: ButtonIconProps) {
  const arrow = TRAILING.find((name) => name === icon);
  return (
    <>
      {icon && !arrow ? <LeadingIcon icon={icon} /> : null}
      <span>{children}</span>
      {arrow ? (
        <span data-arrow="">
          <Icon name={arrow} size={18} />
        </span>
      ) : null}
    </>
  );
}

function LeadingIcon({ icon }: { icon: ButtonIconName }) {
  return icon === 'whatsapp' ? <BrandIcon name={icon} size={18} /> : <Icon name={icon} size={18} />;
}

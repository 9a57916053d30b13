import type { ReactNode } from 'react';
import { BrandIcon } from './brand-icon.tsx';
import { Icon, type IconName } from './icon.tsx';

export type ButtonIconName = IconName | 'whatsapp';

const TRAILING: readonly ButtonIconName[] = ['arrow-right', 'arrow-up-right', 'chevron-down'];

type ButtonIconProps = { icon?: ButtonIconName | undefined; children: ReactNode };

/** Shows a label with its icon: arrows after the label, other icons before it. */
export function ButtonIcon({ icon, children }: ButtonIconProps) {
  if (!icon) return <>{children}</>;
  if (TRAILING.includes(icon)) {
    return (
      <>
        {children}
        <span data-arrow="">
          <Icon name={icon} size={18} />
        </span>
      </>
    );
  }
  return (
    <>
      {icon === 'whatsapp' ? <BrandIcon name={icon} size={18} /> : <Icon name={icon} size={18} />}
      {children}
    </>
  );
}

import type { AriaAttributes, AriaRole } from 'react';
import type { SelectorMode } from './use-flagship-selector.ts';

type ElementAttributes = AriaAttributes & { id: string; role?: AriaRole; tabIndex?: number };

/** Returns the ARIA attributes of an option; its accessible name is only its title. */
export function optionAttributes(
  mode: SelectorMode,
  slug: string,
  isShown: boolean,
): ElementAttributes {
  const id = `opcion-${slug}`;
  switch (mode) {
    case 'static':
      return { id };
    case 'tabs':
      return {
        id,
        role: 'tab',
        'aria-selected': isShown,
        'aria-controls': slug,
        tabIndex: isShown ? 0 : -1,
      };
    case 'accordion':
      return { id, role: 'button', 'aria-expanded': isShown, 'aria-controls': slug };
  }
}

/** Returns the corresponding ARIA attributes of the panel. */
export function panelAttributes(mode: SelectorMode, slug: string): ElementAttributes {
  if (mode === 'static') return { id: slug };
  return {
    id: slug,
    role: mode === 'tabs' ? 'tabpanel' : 'region',
    'aria-labelledby': `nombre-${slug}`,
  };
}

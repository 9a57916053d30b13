import type { AriaAttributes, AriaRole } from 'react';
import type { SelectorMode } from './use-flagship-selector.ts';

type ElementAttributes = AriaAttributes & { id: string; role?: AriaRole; tabIndex?: number };

/** What assistive technology is told about an option; its name is all that it shows. */
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

/** The panel's side of it. */
export function panelAttributes(mode: SelectorMode, slug: string): ElementAttributes {
  if (mode === 'static') return { id: slug };
  return {
    id: slug,
    role: mode === 'tabs' ? 'tabpanel' : 'region',
    'aria-labelledby': `nombre-${slug}`,
  };
}

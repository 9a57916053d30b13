import type { AriaAttributes, AriaRole } from 'react';
import type { SelectorMode } from './use-flagship-selector.ts';

type ElementAttributes = AriaAttributes & { id: string; role?: AriaRole; tabIndex?: number };

/** What assistive technology is told about an option; the name is the product's alone. */
export function optionAttributes(
  mode: SelectorMode,
  slug: string,
  isShown: boolean,
): ElementAttributes {
  const id = `opcion-${slug}`;
  const text = { 'aria-labelledby': `nombre-${slug}`, 'aria-describedby': `resumen-${slug}` };
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
        ...text,
      };
    case 'accordion':
      return { id, role: 'button', 'aria-expanded': isShown, 'aria-controls': slug, ...text };
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

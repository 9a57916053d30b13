type Modifiers = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

/**
 * Returns true for a click or key with Alt, Ctrl, Meta or Shift: a shortcut that the browser handles,
 * such as Alt+Left for going back.
 */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

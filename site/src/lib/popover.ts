type PopoverAttributes = { popover: 'auto' | 'manual' };
type PopoverTargetAttributes = {
  popovertarget: string;
  popovertargetaction?: 'toggle' | 'show' | 'hide';
};

/** Returns popover attributes to spread: React 18 passes them to the HTML only in lower case. */
export function popoverProps(kind: PopoverAttributes['popover'] = 'auto'): object {
  return { popover: kind } satisfies PopoverAttributes;
}

/** Returns attributes that make a button control the popover with this id without JavaScript. */
export function popoverTargetProps(
  id: string,
  action: NonNullable<PopoverTargetAttributes['popovertargetaction']> = 'toggle',
): object {
  return { popovertarget: id, popovertargetaction: action } satisfies PopoverTargetAttributes;
}

export function isPopoverOpen(element: HTMLElement): boolean {
  return element.matches(':popover-open');
}

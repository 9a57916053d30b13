type PopoverAttributes = { popover: 'auto' | 'manual' };
type PopoverTargetAttributes = {
  popovertarget: string;
  popovertargetaction?: 'toggle' | 'show' | 'hide';
};

/** React 18 does not support popover attributes; in lower case and spread, they reach the HTML. */
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

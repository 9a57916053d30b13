type PopoverAttributes = { popover: 'auto' | 'manual' };
type PopoverTargetAttributes = {
  popovertarget: string;
  popovertargetaction?: 'toggle' | 'show' | 'hide';
};

/** React 18 knows nothing of popovers; in lower case and spread, the attributes reach the HTML. */
export function popoverProps(kind: PopoverAttributes['popover'] = 'auto'): object {
  return { popover: kind } satisfies PopoverAttributes;
}

/** Makes a button open and close the popover with this id, before any JavaScript runs. */
export function popoverTargetProps(
  id: string,
  action: NonNullable<PopoverTargetAttributes['popovertargetaction']> = 'toggle',
): object {
  return { popovertarget: id, popovertargetaction: action } satisfies PopoverTargetAttributes;
}

export function isPopoverOpen(element: HTMLElement): boolean {
  return element.matches(':popover-open');
}

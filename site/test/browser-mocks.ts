type MediaAnswers = Record<string, boolean>;

let answers: MediaAnswers = {};
const listeners = new Set<() => void>();

/** Sets the media queries that match; all others do not. */
export function setMedia(next: MediaAnswers): void {
  answers = next;
  for (const listener of listeners) listener();
}

/** Mocks what jsdom lacks and the site uses: media queries, observers and popovers. */
export function installBrowserMocks(): void {
  window.matchMedia = (query) =>
    ({
      media: query,
      get matches() {
        return answers[query] ?? false;
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  window.IntersectionObserver = FakeIntersectionObserver as unknown as typeof IntersectionObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  installPointer();
  installPopover();
}

/** Tracks its instances, so that a test can simulate elements that enter the viewport. */
export class FakeIntersectionObserver {
  static readonly instances = new Set<FakeIntersectionObserver>();

  static show(element: Element, isIntersecting = true): void {
    for (const observer of FakeIntersectionObserver.instances) {
      if (observer.elements.has(element)) observer.report([{ target: element, isIntersecting }]);
    }
  }

  readonly elements = new Set<Element>();

  constructor(readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    FakeIntersectionObserver.instances.add(this);
  }

  observe(element: Element): void {
    this.elements.add(element);
  }

  unobserve(element: Element): void {
    this.elements.delete(element);
  }

  disconnect(): void {
    this.elements.clear();
    FakeIntersectionObserver.instances.delete(this);
  }
}

function installPointer(): void {
  window.PointerEvent = class extends MouseEvent {
    readonly pointerType: string;
    readonly isPrimary: boolean;

    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? 'mouse';
      this.isPrimary = init.isPrimary ?? true;
    }
  } as unknown as typeof PointerEvent;
  HTMLElement.prototype.setPointerCapture = () => undefined;
}

function installPopover(): void {
  const open = new WeakSet<HTMLElement>();
  const matches = HTMLElement.prototype.matches;
  const set = (element: HTMLElement, isOpen: boolean) => {
    if (open.has(element) === isOpen) return;
    if (isOpen) open.add(element);
    else open.delete(element);
    element.dispatchEvent(new Event('toggle'));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      set(this, true);
    },
    hidePopover(this: HTMLElement) {
      set(this, false);
    },
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    },
  });
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[popovertarget]');
    const target = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (target) set(target, !open.has(target));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const element of document.querySelectorAll<HTMLElement>('[popover]')) set(element, false);
  });
}

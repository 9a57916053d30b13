import { css, Global } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { useEffect, useRef, type FormEvent, type MouseEvent } from 'react';
import { SiteLayout } from '#src/components/layout/site-layout.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { useSiteFrame } from '#src/queries/use-site-frame.ts';
import { useSiteSettings } from '#src/queries/use-site-settings.ts';
import { ErrorScreen } from '#src/root/error-screen.tsx';
import { NotFound } from '#src/sections/not-found/not-found.tsx';
import { color } from '#src/theme/tokens.ts';
import { completeTexts } from '@tequiora/cms/contracts/form-texts.ts';
import { NOT_FOUND_TEXTS, type NotFoundTexts } from '@tequiora/cms/contracts/not-found-texts.ts';
import { type FieldPath, PRESSED, type Preview } from '@tequiora/cms/contracts/preview.ts';
import type { Frame } from './find-frame.ts';
import { sendToPanel, usePanelMessages } from './panel-messages.ts';
import { findField, findPlace } from './places.ts';

/** Attribute of an outlined element: under the pointer, or the place of the field with the focus. */
const PLACE = 'data-place';

type Mark = 'hover' | 'field';

function mark(element: Element | null, as: Mark): void {
  for (const marked of document.querySelectorAll(`[${PLACE}=${as}]`)) marked.removeAttribute(PLACE);
  element?.setAttribute(PLACE, as);
}

/**
 * Connects the page to the panel's form: the place of the field with the focus is outlined, and
 * `onPress` opens the field of what is pressed.
 */
function usePlaces({ entry, panelOrigin }: Preview, isInPane: boolean) {
  useEffect(() => sendToPanel(panelOrigin, { type: 'tequiora:ready' }), [panelOrigin]);
  const pressed = useRef<{ path: FieldPath; element: Element } | null>(null);
  usePanelMessages(panelOrigin, {
    outline(path) {
      // What was pressed is in view, and may be one of several places of its field.
      if (pressed.current?.path === path) return mark(pressed.current.element, 'field');
      const place = path === null ? null : findPlace(document.body, path, entry);
      mark(place, 'field');
      place?.scrollIntoView({ block: 'center' });
    },
  });

  return {
    /** Returns true if the press opened a field. Controls still do what they do; links open nothing. */
    onPress: (event: MouseEvent): boolean => {
      const { target } = event;
      const path = isInPane && target instanceof Element ? findField(target, entry) : null;
      if (path === null) return false;
      const element = target as Element;
      if (element.closest('a')) event.preventDefault();
      pressed.current = { path, element };
      sendToPanel(panelOrigin, { type: PRESSED, path });
      return true;
    },
    onPointerOver: ({ target }: { target: EventTarget }): void => {
      if (!isInPane || !(target instanceof Element)) return;
      mark(findField(target, entry) === null ? null : target, 'hover');
    },
  };
}

type PreviewFrameProps = {
  frame: Frame;
  location: PageProps['location'];
  /** It is shown in the preview pane of the panel. */
  isInPane: boolean;
};

/**
 * The page as visitors would see it. Links open the site in a new tab, forms send nothing. In the
 * preview pane, a click on a text or picture of the entry opens its field instead.
 */
export function PreviewFrame({ frame, location, isInPane }: PreviewFrameProps) {
  const published = useSiteSettings();
  const live = useSiteFrame();
  const { preview, page, settings, menu, announcement, isListed } = frame;
  const shown = {
    menu: menu ?? live.menu,
    // On the page of the preview, whichever it is for.
    announcements: announcement ? [{ ...announcement, pages: [] }] : live.announcements,
  };
  const path = page?.path ?? '/404';

  const { onPress, onPointerOver } = usePlaces(preview, isInPane);
  const { documentId } = preview;
  const revealed = useRef('');

  useEffect(() => {
    // Once, also when the entry changes while an editor types.
    if (!isListed || (isInPane && revealed.current === documentId)) return;
    revealed.current = documentId;
    revealEntry(preview.name, preview.entry.slug);
  }, [isListed, preview, isInPane, documentId]);

  return (
    <div
      onPointerOver={onPointerOver}
      onClickCapture={(event) => {
        if (!onPress(event)) openInNewTab(event);
      }}
      onSubmitCapture={preventSubmit}
      css={{ display: 'contents' }}
    >
      {isInPane ? <Global styles={placeCss} /> : null}
      <SiteLayout settings={settings ?? published} frame={shown} path={path}>
        <ErrorBoundary resetKey={path} fallback={(error) => <ErrorScreen error={error} />}>
          {page ? <PageOf page={page} location={location} /> : <NotFoundOf entry={preview.entry} />}
        </ErrorBoundary>
      </SiteLayout>
    </div>
  );
}

const placeCss = css({
  [`[${PLACE}]`]: { cursor: 'pointer', outlineOffset: '4px' },
  [`[${PLACE}=hover]`]: { outline: `2px dashed ${color.accent}` },
  [`[${PLACE}=field]`]: { outline: `3px solid ${color.accent}` },
});

type PageOfProps = { page: NonNullable<Frame['page']>; location: PageProps['location'] };

function PageOf({ page: { Page, path, data, context }, location }: PageOfProps) {
  const props = { path, data, pageContext: context, location } as PageProps<object, object>;
  return <Page {...props} />;
}

/** The 404 content without its redirect. */
function NotFoundOf({ entry }: { entry: Record<string, unknown> }) {
  const texts = completeTexts(NOT_FOUND_TEXTS, entry as Partial<NotFoundTexts>);
  return (
    <NotFound title={String(entry.title)} description={String(entry.description)} texts={texts}>
      <Button variant="secondary">{texts.stayLabel}</Button>
    </NotFound>
  );
}

/** Opens links in a new tab, because the frame of the CMS panel shows no other page of the site. */
function openInNewTab(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || href.startsWith('#')) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}

function preventSubmit(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
  notify('info', 'Es una vista previa', 'Desde aquí no se envía ningún formulario.');
}

/** Scrolls to an entry that is one of several on its page, and selects it where one is selected. */
function revealEntry(name: string, slug: unknown): void {
  const main = document.querySelector('main');
  const own = typeof slug === 'string' ? document.getElementById(slug) : null;
  const element = own ?? (main && findText(main, name));
  if (!element) return;
  element.closest('[data-option]')?.querySelector('input')?.click();
  element.scrollIntoView({ block: 'center' });
}

/** Returns the first element with exactly this text; for a choice, its input. */
function findText(root: Element, text: string): Element | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (parentElement && textContent?.trim() === text.trim()) {
      return parentElement.closest('select') ?? parentElement;
    }
  }
  return null;
}

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
import type { Frame } from './find-frame.ts';
import { CHANGED, PLACE, usePlaces } from './use-places.ts';
import { WRITER, WRITTEN } from './write-in-place.ts';

type PreviewFrameProps = {
  frame: Frame;
  location: PageProps['location'];
  /** It is shown in the preview pane of the panel. */
  isInPane: boolean;
};

/**
 * The page as visitors would see it. Links open the site in a new tab, forms send nothing. In the
 * preview pane, a click on a text or picture of the entry opens its field instead, and two clicks on a
 * text let the user write there.
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

  const { onPress, ...placeHandlers } = usePlaces(preview, isInPane);
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
      {...placeHandlers}
      onClickCapture={(event) => {
        if (!onPress(event)) openInNewTab(event);
      }}
      onSubmitCapture={preventSubmit}
      css={{ display: 'contents' }}
    >
      <Global styles={placeCss} />
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
  [`[${CHANGED}]`]: { outline: `3px dashed ${color.accent}`, outlineOffset: '4px' },
  [`[${PLACE}=hover]`]: { outline: `2px dashed ${color.accent}` },
  [`[${PLACE}=field], [${WRITER}]`]: { outline: `3px solid ${color.accent}` },
  [`[${WRITER}]`]: { cursor: 'text', minWidth: '1ch' },
  [`[${WRITTEN}]`]: { display: 'none !important' },
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

import type { PageProps } from 'gatsby';
import { useEffect, type FormEvent, type MouseEvent } from 'react';
import { SiteLayout } from '#src/components/layout/site-layout.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { useSiteFrame } from '#src/queries/use-site-frame.ts';
import { useSiteSettings } from '#src/queries/use-site-settings.ts';
import { ErrorScreen } from '#src/root/error-screen.tsx';
import { NotFound } from '#src/sections/not-found/not-found.tsx';
import type { Frame } from './find-frame.ts';

type PreviewFrameProps = { frame: Frame; location: PageProps['location'] };

/** The page as visitors would see it. Links open the site in a new tab, forms send nothing. */
export function PreviewFrame({ frame, location }: PreviewFrameProps) {
  const published = useSiteSettings();
  const live = useSiteFrame();
  const { preview, page, settings, menu, announcement, isListed } = frame;
  const shown = {
    menu: menu ?? live.menu,
    // On the page of the preview, whichever it is for.
    announcements: announcement ? [{ ...announcement, pages: [] }] : live.announcements,
  };
  const path = page?.path ?? '/404';

  useEffect(() => {
    if (isListed) revealEntry(preview.name, preview.entry.slug);
  }, [isListed, preview]);

  return (
    <div
      onClickCapture={openInNewTab}
      onSubmitCapture={preventSubmit}
      css={{ display: 'contents' }}
    >
      <SiteLayout settings={settings ?? published} frame={shown} path={path}>
        <ErrorBoundary resetKey={path} fallback={(error) => <ErrorScreen error={error} />}>
          {page ? <PageOf page={page} location={location} /> : <NotFoundOf entry={preview.entry} />}
        </ErrorBoundary>
      </SiteLayout>
    </div>
  );
}

type PageOfProps = { page: NonNullable<Frame['page']>; location: PageProps['location'] };

function PageOf({ page: { Page, path, data, context }, location }: PageOfProps) {
  const props = { path, data, pageContext: context, location } as PageProps<object, object>;
  return <Page {...props} />;
}

/** The 404 content without its redirect. */
function NotFoundOf({ entry }: { entry: Record<string, unknown> }) {
  return <NotFound title={String(entry.title)} description={String(entry.description)} />;
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

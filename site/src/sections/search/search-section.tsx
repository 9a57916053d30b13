import { css } from '@emotion/react';
import { useRef, type FormEvent } from 'react';
import { SearchField } from '#src/components/form/search-field.tsx';
import { useSearchChatHref } from '#src/components/layout/use-search-chat-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import type { SearchRow } from '#src/lib/site-search.ts';
import { color, fontSize, space } from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { listPages, SEARCH_PATH, type SectionId } from '@tequiora/cms/contracts/pages.ts';
import type { Results } from './find-results.ts';
import { ResultList, ResultRows } from './search-results.tsx';
import { useSearch } from './use-search.ts';

const TITLE_ID: SectionId<typeof SEARCH_PATH> = 'buscar';
export const SEARCH_TITLE = 'Buscar en el sitio';

const MAIN_PAGES = listPages().filter(
  ([path, { navigation }]) => path !== '/' && navigation?.includes('header'),
);

/** The search of the whole site. Without scripts it offers the main pages. */
export function SearchSection({ locationKey }: { locationKey: string | undefined }) {
  const search = useSearch(locationKey);
  const field = useRef<HTMLFormElement>(null);
  const { shown, results, hasFailed } = search;
  const isWaiting = shown !== '' && !results && !hasFailed;

  /** Closes the keyboard of a phone. */
  function submit(event: FormEvent) {
    event.preventDefault();
    search.load();
    field.current?.querySelector('input')?.blur();
  }

  return (
    <Section tone="subtle" isCompact labelledBy={TITLE_ID}>
      <Container css={contentCss}>
        <h1 id={TITLE_ID}>{SEARCH_TITLE}</h1>
        <form
          ref={field}
          role="search"
          aria-labelledby={TITLE_ID}
          action={SEARCH_PATH}
          css={formCss}
          onSubmit={submit}
          onFocus={search.load}
        >
          <SearchField
            id="buscar-en-el-sitio"
            label="Qué buscas"
            placeholder="Lector, reservaciones, página web…"
            value={search.text}
            onChange={search.type}
          />
          <noscript>
            <p>Para buscar se necesita JavaScript. Estas son las secciones del sitio:</p>
          </noscript>
        </form>
        <p aria-live="polite" css={countCss}>
          {statusText(shown, results, isWaiting)}
        </p>
        {hasFailed ? (
          <EmptyState
            icon="refresh"
            title="No se pudo buscar"
            hint="Revisa tu conexión e intenta de nuevo."
            action={<Button onClick={search.load}>Reintentar</Button>}
          />
        ) : null}
        {results?.groups?.map((group) => (
          <ResultList key={`${group.kind} ${shown}`} {...group} />
        ))}
        {results?.groups?.length === 0 ? <NoResults text={shown} systems={search.systems} /> : null}
        {shown === '' || results?.groups === null ? <MainPages /> : null}
      </Container>
    </Section>
  );
}

function statusText(text: string, results: Results | undefined, isWaiting: boolean): string {
  if (isWaiting) return 'Buscando…';
  if (text === '' || !results) return '';
  if (!results.groups) return 'Escribe lo que buscas con otras palabras.';
  return results.count > 0
    ? formatCount(results.count, 'resultado', 'resultados')
    : 'Sin resultados';
}

function MainPages() {
  return (
    <ul role="list" css={pagesCss}>
      {MAIN_PAGES.map(([path, { title, label = title }]) => (
        <li key={path}>
          <TextLink href={path} hasArrow>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** Offers a chat about what was not found, and the systems. */
function NoResults({ text, systems }: { text: string; systems: readonly SearchRow[] }) {
  const chat = useSearchChatHref(text);
  return (
    <>
      <EmptyState
        title="No encontramos nada"
        hint="Prueba con otra palabra o pregúntanos si lo manejamos."
        action={
          <ButtonLink href={chat} variant="whatsapp" size="md">
            Preguntar por WhatsApp
          </ButtonLink>
        }
      />
      {systems.length > 0 ? <ResultRows title="Conoce nuestros sistemas" rows={systems} /> : null}
    </>
  );
}

const contentCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  minHeight: 'min(60svh, 36rem)',
});

const formCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: '40rem',
});

const countCss = css({
  minHeight: '1.5em',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

const pagesCss = css({ '& li': { paddingBlock: '4px' } });

import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { controlCss } from '#src/components/form/control-css.ts';
import { Button } from '#src/components/ui/button.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import type { NotFoundTexts } from '@tequiora/cms/contracts/not-found-texts.ts';
import { SEARCH_PATH } from '@tequiora/cms/contracts/pages.ts';
import { findNearestPages } from './missing-address.ts';

const SEARCH_ID = 'buscar-en-el-sitio';

type SuggestionsProps = {
  /** Address of the missing page; undefined until it is known to be missing. */
  path: string | undefined;
  texts: NotFoundTexts;
};

/** The pages that the visitor probably meant, and a search of the site for the text of its address. */
export function Suggestions({ path, texts }: SuggestionsProps) {
  const pages = useNearestPages(path);
  const field = useRef<HTMLInputElement>(null);

  // The page is built once for all addresses. What a visitor has typed stays.
  useEffect(() => {
    if (path !== undefined && field.current?.value === '') field.current.value = wordsOf(path);
  }, [path]);

  return (
    <div css={suggestionsCss}>
      <form action={SEARCH_PATH} method="get" role="search" css={formCss}>
        <label htmlFor={SEARCH_ID}>{texts.searchLabel}</label>
        <div css={rowCss}>
          <input
            ref={field}
            id={SEARCH_ID}
            name="q"
            type="search"
            required
            autoComplete="off"
            enterKeyHint="search"
            placeholder={texts.searchExample}
            css={[controlCss, inputCss]}
          />
          <Button type="submit" variant="secondary">
            {texts.searchButton}
          </Button>
        </div>
      </form>
      <div role="status" css={pagesCss}>
        {pages.length > 0 ? (
          <>
            <p>
              {pages.length === 1 ? '¿Buscabas esta página?' : '¿Buscabas una de estas páginas?'}
            </p>
            <ul role="list">
              {pages.map((page) => (
                <li key={page}>
                  <TextLink href={page} hasArrow>
                    {page}
                  </TextLink>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}

const LONGEST_SEARCH = 100;

/** Returns the words of the last part of an address: '/productos/lector-usb.html' → 'lector usb'. */
function wordsOf(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = decode(last)
    .replace(/\.\w{2,5}$/, '')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join(' ').slice(0, LONGEST_SEARCH);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function useNearestPages(path: string | undefined): string[] {
  const [pages, setPages] = useState<string[]>([]);
  useEffect(() => {
    if (path === undefined) return;
    let isCurrent = true;
    void findNearestPages(path).then((found) => {
      if (isCurrent) setPages(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return pages;
}

const suggestionsCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  width: '100%',
  maxWidth: '36rem',
});

const formCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '& label': { color: color.fg, fontWeight: 600 },
});

const rowCss = css({ ...flex.wrap, gap: space[2] });

const inputCss = css({ flex: '1 1 12rem', width: 'auto', minWidth: 0 });

// Space for the proposals, so that they move nothing when they arrive.
const pagesCss = css({
  minHeight: '9.5rem',
  overflowWrap: 'anywhere',
  '& li': { paddingBlock: '4px' },
});
